import { describe, expect, it } from "vitest";
import { mapColumns } from "../../mapping/map-columns.ts";
import { readPartnerRow } from "../../partner-row/index.ts";
import { checkFile } from "../check-file.ts";
import { planFile } from "../plan-file.ts";
import { writeTemplate } from "./template.ts";
import { CHOICES, COLUMN_GUIDES, columnName, TEMPLATE_TARGETS } from "./template-columns.ts";

const CASES = (["en", "th"] as const).flatMap((language) =>
  (["csv", "xlsx"] as const).map((format) => ({ language, format })),
);
const rowsOf = (bytes: Uint8Array) => {
  const check = checkFile();
  return [...check.push(bytes), ...check.end()];
};

describe.each(CASES)("the template in $language as $format", ({ language, format }) => {
  const bytes = writeTemplate(language, format);

  it("names every column so that it is found again", () => {
    const found = planFile(bytes);
    if (!found.ok) throw new Error(found.failure.code);
    const [homes, ...rest] = found.value.plan.tables;
    expect(homes?.mapping.map(({ target }) => target)).toEqual(TEMPLATE_TARGETS);
    expect(homes?.mapping.every(({ by }) => by === "name")).toBe(true);
    expect(homes?.isLeftOut).toBe(false);
    expect(rest.map(({ isLeftOut }) => isLeftOut)).toEqual(format === "xlsx" ? [true] : []);
  });

  it("has examples that are passed over when they come back as they are", () => {
    expect(rowsOf(bytes)).toEqual([]);
  });
});

it("an example that somebody made into a home is one", () => {
  const text = new TextDecoder().decode(writeTemplate("th", "csv")).replace("32000", "33000");
  expect(rowsOf(new TextEncoder().encode(text))).toMatchObject([
    { externalId: "EXAMPLE-1", draft: { rentPrice: 33_000 } },
  ]);
});

it.each(["en", "th"] as const)("the examples in %s are homes without a fault", (language) => {
  for (const at of [0, 1] as const) {
    const cells = TEMPLATE_TARGETS.flatMap((target) => {
      const value = COLUMN_GUIDES[target].examples[language][at];
      return value === "" || target.startsWith("contact.") ? [] : [[target, value] as const];
    });
    const { draft, notes } = readPartnerRow(Object.fromEntries(cells));
    expect(notes.filter(({ severity }) => severity !== "repair")).toEqual([]);
    expect(draft).not.toBeNull();
  }
});

it.each(["en", "th"] as const)(
  "what can be chosen in %s is read, and fits into a cell's list",
  (language) => {
    for (const [target, choices] of Object.entries(CHOICES))
      for (const choice of choices[language]) {
        const row = {
          title: "x",
          property_type: "condo",
          rent_price: 20_000,
          province: "Bangkok",
          [target]: choice,
        };
        const refused = readPartnerRow(row).notes.filter(({ severity }) => severity === "error");
        expect(refused, `${target} ${choice}`).toEqual([]);
        expect(choices[language].join(",").length).toBeLessThanOrEqual(255);
      }
  },
);

it("every name leads to its own column in both languages", () => {
  for (const language of ["en", "th"] as const)
    for (const target of TEMPLATE_TARGETS)
      expect(mapColumns([columnName(target, language)], [])[0]?.target).toBe(target);
});
