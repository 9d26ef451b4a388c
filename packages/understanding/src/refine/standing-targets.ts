import type { Criteria, Near } from "@propertyvr/vocabulary";
import type { NearMention } from "../shapes/meanings.ts";
import type { MessageDraft } from "./draft.ts";

const NETWORKS: readonly (string | null)[] = [null, "BTS", "MRT", "ARL", "SRT"];

/**
 * "Closer to the BTS", "within 500 m of the station" after "near BTS Asok": the one that
 * stands is meant. Closer without a figure is an adjustment; a figure bounds it.
 */
export function aimAtStanding(draft: MessageDraft, before: Criteria, text: string): void {
  draft.targets = draft.targets.flatMap((target) => {
    // "Within 5 km of the school is fine": the figure bounds the school that stands, whatever else may join.
    const isBounded = target.withinM !== null && target.name === null;
    if (draft.isAlso && !isBounded) return [target];
    const standing = before.near.filter((near) => isMeantBy(target, near));
    if (standing.length === 0) return [target];
    if (target.isCloser === true && target.withinM === null) {
      draft.changes.push({ do: "adjust", key: "near", direction: "down" });
      return [];
    }
    // "A room near campus" behind Thammasat: the campus that stands; "near a hospital" is any of them.
    const isSame = target.kind !== "transit" && !IS_ANY.test(text);
    if (target.withinM === null && !isSame) return [target];
    return standing.map(({ name }) => ({
      ...target,
      name,
      ref: name === target.name ? target.ref : null,
    }));
  });
}

/** One of a kind, whichever it is. */
const IS_ANY =
  /\b(?:near|nearby|to|by|from|beside|of|around|and|or) (?:an?|any|some|another)\b|\b(?:an?|any|some|another|other) (?:\w+ )?(?:school|university|college|campus|hospital|mall|park|market|beach)\b|ไหนก็ได้|อื่น/;

const isMeantBy = ({ kind, name }: NearMention, near: Near): boolean =>
  near.kind === kind &&
  (near.name === name ||
    name === null ||
    // "20 minutes from the industrial estate" behind one that is named.
    near.name?.toLowerCase().endsWith(` ${name.toLowerCase()}`) === true ||
    (kind === "transit" && NETWORKS.includes(name)));
