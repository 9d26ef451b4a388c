import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { defineMessages, SpokenIn, startLanguage, useLanguage, useT } from "./index.ts";

const messages = defineMessages({
  en: { "spoken.homes": "{count, plural, one {# home} other {# homes}}" },
  th: { "spoken.homes": "{count} รายการ" },
});

function Label() {
  const t = useT(messages);
  return <p data-language={useLanguage()}>{t("spoken.homes", { count: 2 })}</p>;
}

describe("an answer in a language of its own", () => {
  it("says its labels in that language, beside an interface in the other", () => {
    startLanguage();
    render(
      <>
        <Label />
        <SpokenIn language="th">
          <Label />
        </SpokenIn>
      </>,
    );
    expect(screen.getByText("2 homes").dataset["language"]).toBe("en");
    const thai = screen.getByText("2 รายการ");
    expect(thai.dataset["language"]).toBe("th");
    expect(thai.closest("[lang]")?.getAttribute("lang")).toBe("th");
  });
});
