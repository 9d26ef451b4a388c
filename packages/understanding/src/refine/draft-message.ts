import type { Criteria } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";
import type { Draft } from "./draft.ts";
import { impliesForeignQuota } from "./imply.ts";
import { letGoOfNamed } from "./letting-go.ts";
import { merge } from "./merge.ts";
import { readSteps } from "./shift-price.ts";
import { aimAtStanding } from "./standing-targets.ts";

/** What one message says, given what stood before it. */
export function draftMessage(facts: readonly Fact[], before: Criteria, hasEarlier: boolean): Draft {
  const draft = merge(facts);
  if (impliesForeignQuota(draft, facts)) draft.tenure = "foreign_quota";
  if (hasEarlier && saysItWouldDo(facts) && draft.money.length === 0) draft.isAlso = true;
  letGoOfNamed(draft, facts, before);
  aimAtStanding(draft, before);
  readSteps(draft, before.price);
  return draft;
}

/** "a townhouse is fine too" joins what was said; "down to one bedroom is fine" replaces it. */
const saysItWouldDo = (facts: readonly Fact[]): boolean =>
  facts.some(({ kind }) => kind === "isOk") && !facts.some(({ kind }) => kind === "replace");
