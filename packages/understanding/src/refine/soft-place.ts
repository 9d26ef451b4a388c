import type { ConversationState, Understood } from "@propertyvr/vocabulary";
import { isNamedNear } from "./locate.ts";

const SOFT =
  /\b(?:if (?:at all )?possible|if you can|would be (?:really )?(?:great|nice|ideal|perfect|good|better|best|lovely|a plus)|preferably|ideally)\b|ถ้าเป็นไปได้|ถ้าได้(?:ก็ดี)?|ก็ดี|ยิ่งดี|จะดีมาก|จะดี/gi;

/**
 * "Nimman if possible", "near the purple line would be great" and no more, in the middle of a search: a
 * wish changes no search, but the homes there are worth a tap.
 * @returns the message with spaces in place of such words; null where it says more, or has none of them
 */
export function withoutSoftWords(
  text: string,
  { intent, action, touched, wishes }: Understood,
): string | null {
  const isWishAlone =
    intent === "refine" &&
    action === null &&
    wishes.length === 1 &&
    Object.keys(touched).length === 0;
  if (!isWishAlone) return null;
  const plain = text.replaceAll(SOFT, (words) => " ".repeat(words.length));
  return plain === text ? null : plain;
}

/** "I work in Silom" in the middle of a search elsewhere, and no more. */
export const onlyTellsOfWork = ({
  intent,
  action,
  touched,
  wishes,
  readings,
}: Understood): boolean =>
  intent === "refine" &&
  action === null &&
  wishes.length === 0 &&
  Object.keys(touched).length === 0 &&
  readings.some(({ means }) => means === PLACE_OF_DAY);
const PLACE_OF_DAY = "placeOfDay";

/** The search that stands, wherever the homes are. */
export const withoutNamedPlaces = (state: ConversationState): ConversationState => ({
  ...state,
  criteria: {
    ...state.criteria,
    places: [],
    near: state.criteria.near.filter((near) => !isNamedNear(near)),
  },
});

/** Whether a message names where homes are to be, and nothing else. */
export const namesPlacesAlone = ({ touched, wishes, action }: Understood): boolean =>
  action === null &&
  wishes.length === 0 &&
  Object.keys(touched).length > 0 &&
  Object.keys(touched).every((slot) => slot === "places" || slot === "near");
