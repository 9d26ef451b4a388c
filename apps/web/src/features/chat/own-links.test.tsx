import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Linked, withoutLinkMarkup } from "./own-links.tsx";

describe("links in an answer", () => {
  it("lead to pages of our listings, in a new tab", () => {
    render(
      <Linked text="It is a sample. [Open its page](/property/1355) or [another](/property/2)." />,
    );
    const link = screen.getByRole("link", { name: "Open its page" });
    expect(link.getAttribute("href")).toBe("/property/1355");
    expect(link.getAttribute("rel")).toBe("noopener");
    expect(screen.getAllByRole("link")).toHaveLength(2);
    expect(document.body.textContent).toBe("It is a sample. Open its page or another.");
  });

  it.each([
    "[x](https://elsewhere.example/)",
    "[x](javascript:alert(1))",
    "[x](//elsewhere.example/property/1)",
    "[x](/property/1/../../login)",
    "<a href='/property/1'>x</a>",
  ])("are no other links: %s stays text", (text) => {
    render(<Linked text={text} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(document.body.textContent).toBe(text);
  });

  it("show no markup while the text grows", () => {
    const whole = "Here. [Open its page](/property/1355) Done.";
    for (let length = 0; length <= whole.length; length += 1) {
      expect(withoutLinkMarkup(whole.slice(0, length))).not.toMatch(/[[\]()]|\/property/);
    }
    expect(withoutLinkMarkup(whole)).toBe("Here. Open its page Done.");
  });
});
