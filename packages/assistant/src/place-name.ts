import type { Language } from "@propertyvr/vocabulary";

/**
 * A place as people of a language call it ("Asok" -> "BTS อโศก"); the canonical English
 * name where the map knows no other.
 */
export type PlaceName = (
  place: { readonly name: string; readonly id?: string | undefined },
  language: Language,
) => string;
