import { calculate, type CalculatorName, sourceIn, type SheetValues } from "@propertyvr/knowledge";
import type { CalculationPart } from "@propertyvr/parts";
import type { Language } from "@propertyvr/vocabulary";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage, SpokenIn, startLanguage } from "../../../lib/i18n/index.ts";
import { CalculationBlock } from "./calculation-block.tsx";

function partOf(tool: CalculatorName, values: SheetValues, language: Language = "en") {
  const sheet = calculate(tool, values, "2026-11-23");
  return {
    type: "calculation",
    version: 1,
    ...sheet,
    sources: sheet.sources.map((id) => sourceIn(id, "en")),
    text: "The head",
    language,
  } satisfies CalculationPart;
}

const draw = (part: CalculationPart, onSay?: (text: string) => void) =>
  render(
    <SpokenIn language={part.language}>
      <CalculationBlock part={part} onSay={onSay} />
    </SpokenIn>,
  );
const type = (label: RegExp, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};
/** The results above the inputs, with what they are. */
const results = () =>
  screen.queryAllByRole("definition").map((each) => each.parentElement?.textContent);
const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const errorOf = (label: RegExp) => {
  const described = box(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return described.map((id) => document.getElementById(id)?.textContent).join(" ");
};

beforeEach(() => {
  localStorage.clear();
  startLanguage();
  setLanguage("en");
});

const LOAN = partOf("mortgage", { price_thb: 3_000_000 });

describe("a sum as it is stored", () => {
  it("shows its results, the most asked for first", () => {
    draw(LOAN);
    expect(screen.getByRole("group", { name: "The head" })).toBeTruthy();
    expect(results()).toEqual([
      "Instalment฿17,066 a month",
      "Loan฿2,700,000",
      "Interest over the whole term฿3,443,701",
    ]);
  });

  it("marks what was assumed, and only that", () => {
    draw(LOAN);
    expect(screen.getByLabelText(/^Term\s*assumed/)).toBeTruthy();
    expect(screen.getByLabelText("Price")).toBeTruthy();
  });

  it("is drawn from what is stored even where it would be worked out otherwise today", () => {
    const lines = LOAN.lines.map((line) => ({ ...line, amount: 4_321 }));
    draw({ ...LOAN, lines });
    expect(results()[0]).toBe("Instalment฿4,321 a month");
  });

  it("opens the arithmetic of all its lines", () => {
    draw(LOAN);
    expect(screen.queryByText(/3,000,000 − /)).toBeNull();
    const button = screen.getByRole("button", { name: "How it is worked out", expanded: false });
    fireEvent.click(button);
    expect(screen.getByText("฿3,000,000 − ฿300,000 = ฿2,700,000")).toBeTruthy();
    expect(button.getAttribute("aria-expanded")).toBe("true");
  });

  it("sets what may apply apart from what does", () => {
    const sale = { price_thb: 3_000_000, buyer: "thai", loan_thb: 2_000_000 };
    draw(partOf("transfer_cost", sale));
    const table = screen.getByRole("table");
    const [certain, possible] = within(table).getAllByRole("rowgroup").slice(1);
    expect(certain?.textContent).toContain("Total");
    expect(certain?.textContent).not.toContain("may apply");
    expect(possible?.textContent).toContain("Transfer fee, reduced may apply");
  });

  it("leads to its sources in a new tab", () => {
    draw(partOf("land_building_tax", { appraised_thb: 60_000_000 }));
    const [source] = screen.getAllByRole("link");
    expect(source?.getAttribute("target")).toBe("_blank");
    expect(source?.getAttribute("rel")).toContain("noreferrer");
    expect(screen.getByText("Rules as read for 23 Nov 2026")).toBeTruthy();
  });

  it("names no day of rules where it rests on none", () => {
    draw(LOAN);
    expect(screen.queryByText(/Rules as read/)).toBeNull();
  });

  it("has the years as a table behind the plot", () => {
    draw(partOf("seller_net", { price_thb: 3_500_000, years_held: 4 }));
    fireEvent.click(screen.getByText("As a table"));
    const years = screen.getByRole("table", { name: "" });
    expect(within(years).getAllByRole("rowheader")).toHaveLength(10);
    const main = screen.getByRole("table", { name: "The head" });
    expect(within(main).getAllByText("The seller keeps")).toHaveLength(1);
  });
});

describe("an input that is changed", () => {
  it.each(["2000000", "2,000,000", "2m", "๒,๐๐๐,๐๐๐", "2 ล้าน"])(
    "gives the new result at once: %s",
    (typed) => {
      draw(LOAN);
      type(/^Price/, typed);
      expect(results()[1]).toBe("Loan฿1,800,000");
    },
  );

  it("keeps the other inputs as they were", () => {
    draw(partOf("mortgage", { price_thb: 3_000_000, down_percent: 20 }));
    type(/^Term/, "20");
    expect(results()[1]).toBe("Loan฿2,400,000");
  });

  it("is no longer marked as assumed", () => {
    draw(LOAN);
    type(/^Term/, "20");
    expect(screen.getByLabelText("Term")).toBeTruthy();
  });

  it("is written out when its box is left", () => {
    draw(LOAN);
    type(/^Price/, "3.5m");
    expect(box(/^Price/).value).toBe("3.5m");
    fireEvent.blur(box(/^Price/));
    expect(box(/^Price/).value).toBe("3,500,000");
  });

  it("takes a choice", () => {
    draw(partOf("exchange", { amount: 1_000, currency: "USD" }));
    const before = results()[0];
    type(/^Currency/, "JPY");
    expect(results()[0]).not.toBe(before);
    type(/^Direction/, "from_baht");
    expect(results()[0]).toContain("JPY");
  });

  it("falls back on what is assumed when its box is emptied", () => {
    draw(partOf("mortgage", { price_thb: 3_000_000, down_percent: 20 }));
    type(/^Down payment/, "");
    expect(box(/^Down payment/).placeholder).toBe("10");
    expect(screen.getByLabelText(/^Down payment\s*assumed/)).toBeTruthy();
    expect(results()[1]).toBe("Loan฿2,700,000");
  });

  it("says that nothing was sent, and one tap brings the stored answer back", () => {
    draw(LOAN);
    expect(screen.queryByText(/not in the chat/)).toBeNull();
    type(/^Price/, "2m");
    expect(screen.getByText(/Changed here, not in the chat/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Reset" }));
    expect(results()[1]).toBe("Loan฿2,700,000");
    expect(box(/^Price/).value).toBe("3,000,000");
    expect(screen.queryByText(/not in the chat/)).toBeNull();
    expect(document.activeElement?.textContent).toBe("Worked out from");
  });

  it("counts as unchanged once its first value is back: the stored answer stands again", () => {
    draw({ ...LOAN, lines: LOAN.lines.map((line) => ({ ...line, amount: 4_321 })) });
    type(/^Price/, "2m");
    type(/^Price/, "3m");
    expect(screen.queryByText(/not in the chat/)).toBeNull();
    expect(results()[1]).toBe("Loan฿4,321");
  });

  it("tells the new result once, when the typing has stopped", () => {
    vi.useFakeTimers();
    const { container } = draw(LOAN);
    const told = () => container.querySelector("[aria-live=polite]")?.textContent;
    act(() => void vi.advanceTimersByTime(3_000));
    expect(told()).toBe("");
    type(/^Price/, "2");
    type(/^Price/, "2m");
    act(() => void vi.advanceTimersByTime(500));
    expect(told()).toBe("");
    act(() => void vi.advanceTimersByTime(500));
    expect(told()).toContain("Loan: ฿1,800,000");
  });
});

describe("an input that cannot be used", () => {
  it.each([
    [/^Down payment/, "120", "99% at most"],
    [/^Price/, "-5", "or more"],
    [/^Price/, "", "please fill this in"],
    [/^Price/, "abc", "Please write a number"],
    [/^Price/, "6,5", "Please write a number"],
  ])(
    "%s with %j says what is wrong beside its box and keeps the last result",
    (label, text, why) => {
      draw(LOAN);
      type(label, text);
      expect(box(label).getAttribute("aria-invalid")).toBe("true");
      expect(errorOf(label)).toContain(why);
      expect(box(label).value).toBe(text);
      expect(results()[1]).toBe("Loan฿2,700,000");
      expect(screen.getByText(/result before your last change/)).toBeTruthy();
    },
  );

  it("is mended by a good value", () => {
    draw(LOAN);
    type(/^Price/, "abc");
    type(/^Price/, "2m");
    expect(box(/^Price/).getAttribute("aria-invalid")).toBeNull();
    expect(results()[1]).toBe("Loan฿1,800,000");
    expect(screen.queryByText(/before your last change/)).toBeNull();
  });

  it("is asked for where the stored sum lacks it, and the result appears with it", () => {
    draw(partOf("mortgage", {}));
    expect(results()).toEqual([]);
    expect(screen.getByText(/the result appears here/)).toBeTruthy();
    expect(errorOf(/^Price/)).toContain("please fill this in");
    type(/^Price/, "3m");
    expect(results()[1]).toBe("Loan฿2,700,000");
    expect(box(/^Price/).getAttribute("aria-invalid")).toBeNull();
  });
});

describe("the search for what somebody could afford", () => {
  const INCOME = partOf("affordability", { income_thb_month: 50_000 });

  it("is one tap, in the person's name, up to a round price", () => {
    const onSay = vi.fn();
    draw(INCOME, onSay);
    type(/^Income/, "25,000");
    fireEvent.click(screen.getByRole("button", { name: /^Search up to ฿1,750,000$/ }));
    expect(onSay).toHaveBeenCalledExactlyOnceWith("Property for sale up to ฿1,750,000");
  });

  it("is left to the answer where nothing was changed here", () => {
    draw(INCOME, vi.fn());
    expect(screen.queryByRole("button", { name: /Search/ })).toBeNull();
  });

  it("is offered by the newest answer only, and by no other sum", () => {
    const { unmount } = draw(INCOME);
    type(/^Income/, "25,000");
    expect(screen.queryByRole("button", { name: /Search/ })).toBeNull();
    unmount();
    draw(partOf("mortgage", { price_thb: 3_000_000 }), vi.fn());
    type(/^Price/, "2m");
    expect(screen.queryByRole("button", { name: /Search/ })).toBeNull();
  });

  it("is not offered while an input is wrong", () => {
    draw(INCOME, vi.fn());
    type(/^Income/, "abc");
    expect(screen.queryByRole("button", { name: /Search/ })).toBeNull();
  });
});

describe("a Thai answer", () => {
  it("is Thai throughout, whatever the interface speaks", () => {
    const onSay = vi.fn();
    draw(partOf("affordability", { income_thb_month: 50_000 }, "th"), onSay);
    type(/^ระยะเวลา/, "");
    type(/^ระยะเวลา/, "ยี่สิบ");
    expect(errorOf(/^ระยะเวลา/)).toContain("กรุณาใส่ตัวเลข");
    type(/^ระยะเวลา/, "๒๐");
    expect(screen.getByText(/แก้ไว้ตรงนี้เท่านั้น/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /^ค้นหาราคาไม่เกิน / }));
    expect(onSay.mock.calls[0]?.[0]).toMatch(/^หาซื้อที่อยู่อาศัย ราคาไม่เกิน ฿[\d,]+$/);
    fireEvent.click(screen.getByRole("button", { name: "คืนค่าเดิม" }));
    expect(document.body.textContent).not.toMatch(/\b(assumed|Reset|Loan|Income)\b/);
  });
});

describe("a sum beside what a file states", () => {
  const stated = {
    file: { id: "7", name: "costs.xlsx" },
    lines: [
      { text: "Transfer fee 2%", amount: 84_000, beside: "transfer_fee" as const, page: null },
      { text: "Meter", amount: 4_000, beside: null, page: null },
    ],
  };
  const part = { ...partOf("transfer_cost", { price_thb: 4_200_000 }), stated };
  const rows = () =>
    within(screen.getByRole("table", { name: "costs.xlsx beside our sum" }))
      .getAllByRole("row")
      .map(({ textContent }) => textContent);

  it("tells each difference, and what only one of them has", () => {
    draw(part);
    expect(rows()).toEqual([
      "ItemIn the fileOur sumDifference",
      "Transfer fee 2%฿84,000฿84,000the same",
      "Meter฿4,000–not in our sum",
    ]);
    expect(screen.getByText(/In our sum and not in the file: specific business tax/)).toBeTruthy();
  });

  it("is compared anew with each input that is changed", () => {
    draw(part);
    type(/appraised/i, "3,800,000");
    expect(rows()[1]).toBe("Transfer fee 2%฿84,000฿76,000฿8,000 more in the file");
  });
});
