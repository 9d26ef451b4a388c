import { type Place, placeById } from "@propertyvr/gazetteer";
import type { Language, Meant } from "@propertyvr/vocabulary";
import { CHOICE_WORDS } from "../grammar.ts";
import type { ChoiceWords } from "../languages/language.ts";

/** A choice in the words of each language. */
export const meansBy = (
  worded: (words: ChoiceWords, language: Language) => string,
): Meant["means"] => ({ en: worded(CHOICE_WORDS.en, "en"), th: worded(CHOICE_WORDS.th, "th") });

/** A place with what it is; with its province where places share both name and kind. */
export function placeMeans(place: Place, isFull = false): Meant["means"] {
  const province = isFull ? provinceOf(place) : undefined;
  const nameOf = (each: Place, language: Language): string =>
    language === "th" ? each.nameTh : each.name;
  return meansBy((words, language) =>
    words.place({
      kind: place.kind,
      name: nameOf(place, language),
      isInBangkok:
        place.within === "province:10" || place.within?.startsWith("district:10") === true,
      province:
        province === undefined || province.id === place.id ? null : nameOf(province, language),
    }),
  );
}

export function provinceOf(place: Place): Place | undefined {
  let here: Place | undefined = place;
  for (let depth = 0; here !== undefined && depth < 6; depth++) {
    if (here.kind === "province") return here;
    here = here.within === null ? undefined : placeById(here.within);
  }
  return undefined;
}
