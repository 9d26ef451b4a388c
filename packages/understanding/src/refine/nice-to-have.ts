import type { Amenity } from "@propertyvr/vocabulary";
import type { MessageDraft } from "./draft.ts";
import { unique } from "./imply.ts";

/**
 * What would be nice to have after a message. What is asked for outright is no
 * longer a mere wish, and what is refused is none either.
 */
export function niceToHave(
  before: readonly Amenity[],
  draft: MessageDraft,
  asked: readonly Amenity[],
): readonly Amenity[] {
  const areCleared = draft.changes.some(
    (change) => change.do === "clear" && change.key === "amenities",
  );
  return unique([...(areCleared ? [] : before), ...draft.softened]).filter(
    (amenity) => !asked.includes(amenity) && !draft.without.amenities.includes(amenity),
  );
}
