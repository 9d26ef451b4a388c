import { type MessageDraft, emptyDraft } from "./draft.ts";

/** What "sorry, I mean" takes back as soon as it is said anew. */
const CORRECTABLE = [
  "deals", "types", "money", "areas", "targets", "bedrooms", "bathrooms", "area", "land", "amenities",
] as const; // prettier-ignore

/** Sets aside what was said so far, until it is known what is said anew. */
export function takeBackWords(draft: MessageDraft): void {
  keepUncorrected(draft);
  draft.uncorrected = { ...draft };
  const fresh = emptyDraft();
  for (const key of CORRECTABLE) Object.assign(draft, { [key]: fresh[key] });
}
/** What was not said anew stands as it was. */
export function keepUncorrected(draft: MessageDraft): void {
  const said = draft.uncorrected;
  if (said === null) return;
  for (const key of CORRECTABLE) {
    const now = draft[key];
    if (now === null || (Array.isArray(now) && now.length === 0))
      Object.assign(draft, { [key]: said[key] });
  }
  draft.uncorrected = null;
}
