import type { PlaceRef } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import { value } from "../shapes/meanings.ts";
import { provinceOf } from "./where-said.ts";

const RULE = "wish.soi-elsewhere";
/** A soi by its number alone, or the further number of a row of them. */
const BY_NUMBER = /^(?:(?:soi|ซอย|ซ\.)\s*)?\d/i;

/**
 * "Soi 94" after "pool villa in Hua Hin" is no soi of Sukhumvit: by its number alone a soi lies where homes are
 * looked for already.
 */
export function withoutSoisElsewhere(
  facts: readonly Fact[],
  text: string,
  standing: readonly PlaceRef[],
): readonly Fact[] {
  const named = facts.flatMap((fact) =>
    fact.kind === "areas" && !isByNumber(fact, text) ? value(fact, "areas") : [],
  );
  const provinces = [...standing, ...named.map(({ ref }) => ref)].flatMap(
    ({ id }) => provinceOf(id) ?? [],
  );
  if (provinces.length === 0) return facts;
  const isElsewhere = ({ id, kind }: PlaceRef): boolean =>
    kind === "soi" && !provinces.includes(provinceOf(id) ?? "");
  return facts.map((fact) =>
    fact.kind === "areas" &&
    isByNumber(fact, text) &&
    value(fact, "areas").every(({ ref }) => isElsewhere(ref))
      ? { ...fact, kind: "wish", value: [], rule: RULE }
      : fact,
  );
}

const isByNumber = ({ start, end }: Fact, text: string): boolean =>
  BY_NUMBER.test(text.slice(start, end));
