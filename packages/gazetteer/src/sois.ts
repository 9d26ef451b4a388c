import type { Hit } from "./find-places.ts";
import type { Place } from "./place.ts";

/** Reads a number behind a road as a soi of it. */
export function readSois(_text: string, hits: readonly Hit[]): readonly Hit[] {
  return hits;
}
export function soiById(_id: string): Place | undefined {
  return undefined;
}
