import type { Criteria } from "@propertyvr/vocabulary";
import { type Fact, FILLER } from "../engine/fact.ts";
import { value } from "../shapes/meanings.ts";
import { allowAgain, type Beside } from "./beside.ts";
import type { Draft } from "./draft.ts";
import { impliesForeignQuota } from "./imply.ts";
import { letGoOfNamed } from "./letting-go.ts";
import { merge } from "./merge.ts";
import { readSteps } from "./shift-price.ts";
import { aimAtStanding } from "./standing-targets.ts";

/** What one message says, given what stood before it. */
export function draftMessage(
  facts: readonly Fact[],
  { criteria: before, beside }: { readonly criteria: Criteria; readonly beside: Beside },
  hasEarlier: boolean,
): Draft {
  const draft = merge(facts);
  if (impliesForeignQuota(draft, facts)) draft.tenure = "foreign_quota";
  if (hasEarlier && saysItWouldDo(facts) && draft.money.length === 0) draft.isAlso = true;
  letGoOfNamed(draft, facts, before);
  aimAtStanding(draft, before);
  allowAgain(draft, before, beside);
  if (!hasEarlier && seeksNothing(facts)) draft.notTypes = [];
  readSteps(draft, before.price);
  return draft;
}

/** "I'm not looking for a house" and nothing else: not a search for all but houses. */
function seeksNothing(facts: readonly Fact[]): boolean {
  const said = facts.filter(({ kind }) => kind !== FILLER && kind !== "stop" && kind !== "talk");
  return said.every(
    (fact) => fact.kind === "negated" && value(fact, "negated").isNotSought === true,
  );
}

/**
 * "a townhouse is fine too" joins what was said; "down to one bedroom is fine" and "fine, a
 * townhouse then" replace it.
 */
function saysItWouldDo(facts: readonly Fact[]): boolean {
  const said = facts.filter(({ kind }) => kind !== FILLER);
  const [first, next] = said;
  const opens = first?.kind === "isOk" && (next?.kind === "comma" || next?.kind === "stop");
  const rest = opens ? said.slice(1) : said;
  return rest.some(({ kind }) => kind === "isOk") && !rest.some(({ kind }) => kind === "replace");
}
