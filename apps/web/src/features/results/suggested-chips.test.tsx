import { fireEvent, render, screen } from "@testing-library/react";
import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { beforeEach, expect, it, vi } from "vitest";
import { setLanguage, SpokenIn, startLanguage } from "../../lib/i18n/index.ts";
import { SuggestedChips } from "./suggested-chips.tsx";
import { criteriaOf } from "./testing/sample-parts.ts";

const asked = { ...EMPTY_CRITERIA, places: ["Ari"], amenities: ["gym"] } as const;
const pool = { ...asked, amenities: ["gym", "pool"] } as const;
const part = criteriaOf(asked, { suggested: [{ key: "amenities", criteria: pool, count: 12 }] });

beforeEach(() => {
  localStorage.clear();
  startLanguage();
  setLanguage("en");
});

it.each([
  ["en", "Pool 12", "Pool as well"],
  ["th", "สระว่ายน้ำ 12", "เพิ่มสระว่ายน้ำ"],
] as const)(
  "what is offered is one tap from being asked for, in %s",
  async (language, name, say) => {
    const onAdd = vi.fn();
    render(
      <SpokenIn language={language}>
        <SuggestedChips part={part} disabled={false} onAdd={onAdd} />
      </SpokenIn>,
    );
    fireEvent.click(screen.getByRole("button", { name }));
    expect(onAdd.mock.calls).toEqual([[{ say, edit: { criteria: pool } }]]);
    expect(screen.getAllByRole("button")).toHaveLength(1);
  },
);

it("nothing can be added while a reply is awaited, and nothing stands there where nothing is offered", () => {
  const onAdd = vi.fn();
  const { rerender, container } = render(<SuggestedChips part={part} disabled onAdd={onAdd} />);
  fireEvent.click(screen.getByRole("button"));
  expect(onAdd).not.toHaveBeenCalled();
  rerender(<SuggestedChips part={criteriaOf(asked)} disabled={false} onAdd={onAdd} />);
  expect(container.textContent).toBe("");
});
