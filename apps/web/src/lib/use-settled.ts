import { useEffect, useState } from "react";

/** The value once it has stood still for so many milliseconds; before the first time, `atFirst`. */
export function useSettled<Value>(value: Value, ms: number, atFirst: Value = value): Value {
  const [settled, setSettled] = useState(atFirst);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
