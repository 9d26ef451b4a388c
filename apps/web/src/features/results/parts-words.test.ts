import { criteriaWords as criteriaEnglish } from "@propertyvr/parts/criteria/en";
import { criteriaWords as criteriaThai } from "@propertyvr/parts/criteria/th";
import { listingsWords as english } from "@propertyvr/parts/listings/en";
import { listingsWords as thai } from "@propertyvr/parts/listings/th";
import { LANGUAGES } from "@propertyvr/vocabulary";
import { beforeEach, describe, expect, it } from "vitest";
import { formatNumber } from "../../lib/format.ts";
import { setLanguage, startLanguage, translate } from "../../lib/i18n/index.ts";
import { resultsMessages } from "./messages.ts";
import type { ResultsText } from "./words.ts";

const t: ResultsText = (id, values) => translate(resultsMessages, id, values);

describe("the screen and an answer as Markdown", () => {
  beforeEach(startLanguage);

  it.each(LANGUAGES)("head homes and criteria with the same words in %s", (language) => {
    setLanguage(language);
    const { found, samples } = { en: english, th: thai }[language];
    const { understoodAs, notUsed } = { en: criteriaEnglish, th: criteriaThai }[language];
    for (const count of [1, 12, 1204]) {
      expect(found(count, "condo")).toBe(
        t("results.found", { count, total: formatNumber(count, language), query: "condo" }),
      );
    }
    expect(samples).toBe(t("results.samples"));
    expect(understoodAs(["condo"])).toBe(`${t("results.chips")}: condo`);
    expect(notUsed(["quiet"])).toBe(`${t("results.chip.notUsed")} quiet`);
  });
});
