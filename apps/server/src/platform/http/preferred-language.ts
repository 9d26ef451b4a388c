import type { Language } from "@propertyvr/vocabulary";

const LANGUAGES: readonly Language[] = ["en", "th"];

/** The one of our languages that an Accept-Language asks for first; English where it asks for none. */
export function preferredLanguage(header: string | undefined): Language {
  const asked = (header ?? "")
    .toLowerCase()
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.split(";").map((each) => each.trim());
      const weight = parameters.find((each) => each.startsWith("q="))?.slice(2);
      const primary = tag.split("-")[0];
      return {
        language: LANGUAGES.find((each) => each === primary),
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return asked.find(({ language }) => language !== undefined)?.language ?? "en";
}
