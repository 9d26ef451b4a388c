import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defineMessages, setLanguage, startLanguage, useT } from "./index.ts";

const messages = defineMessages({
  en: { "probe.homes": "{count, plural, one {# home} other {# homes}}", "probe.hi": "Hi, {name}" },
  th: { "probe.homes": "{count, plural, other {# หลัง}}", "probe.hi": "สวัสดี {name}" },
});

function Homes({ count }: { count: number }) {
  const t = useT(messages);
  return (
    <p>
      {t("probe.homes", { count })} / {t("probe.hi", { name: "Nok" })}
    </p>
  );
}

describe("a text", () => {
  beforeEach(() => {
    localStorage.clear();
    startLanguage();
    setLanguage("en");
  });
  afterEach(cleanup);

  it("counts as each language does", () => {
    const { rerender } = render(<Homes count={1} />);
    expect(screen.getByText("1 home / Hi, Nok")).toBeTruthy();
    rerender(<Homes count={12_000} />);
    expect(screen.getByText("12,000 homes / Hi, Nok")).toBeTruthy();
  });

  it("changes with the language, at once, and the page says so", () => {
    render(<Homes count={2} />);
    act(() => setLanguage("th"));
    expect(screen.getByText("2 หลัง / สวัสดี Nok")).toBeTruthy();
    expect(document.documentElement.lang).toBe("th");
  });

  it("stays in the chosen language at the next visit", () => {
    setLanguage("th");
    startLanguage();
    expect(document.documentElement.lang).toBe("th");
  });
});
