import { useEffect, useState } from "react";

const load = () => import("./late.ts");
export type Late = Awaited<ReturnType<typeof load>>;

let loaded: Late | null = null;

/**
 * What an answer needs once it can be edited, fetched with the first one. Where it did not arrive
 * the edit is answered all the same: it neither keeps its place nor opens what stood there before.
 */
export function useLate(): Late | null {
  const [late, setLate] = useState(loaded);
  useEffect(() => {
    if (late !== null) return;
    const bring = async (): Promise<void> => {
      loaded = await load().catch(() => null);
      setLate(loaded);
    };
    void bring();
  }, [late]);
  return late;
}
