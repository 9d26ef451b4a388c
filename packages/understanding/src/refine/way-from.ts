import type { Criteria } from "@propertyvr/vocabulary";
import type { MessageDraft } from "./draft.ts";

/** Hours to or from somewhere: nobody lives that far from a place and looks for a home in it. */
const HOURS_FROM =
  /\b(?:\d+(?:\.\d)?|an?|one|two|three|a couple of|half an?) ?(?:hours?|hrs?)\b[^.;!?]{0,30}\b(?:from|of|to)\b|จาก\S{2,30} ?(?:ไม่เกิน|ประมาณ|สัก|แค่)? ?\d+(?:\.\d)? ?(?:ชม|ชั่วโมง)/;

/** "Within 2 hours of Bangkok" behind a search in Nakhon Nayok: how far it may be, and not where. */
export function dropWayFrom(draft: MessageDraft, { places }: Criteria, text: string): void {
  if (places.length > 0 && draft.areas.length === 1 && HOURS_FROM.test(text.toLowerCase()))
    draft.areas = [];
}
