import { useEffect, useState } from "react";

/** The value once it has stood for so long; null until the first has. */
export function useSettled(value: string, afterMs: number): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
