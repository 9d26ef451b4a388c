import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GUIDE, regenerated } from "./partner-guide.ts";

const guide = readFileSync(GUIDE, "utf8");

it("the partners' guide says what the OpenAPI document says (else: npm run guide)", () => {
  expect(guide).toBe(regenerated(guide));
});

it("the partner guide has a program in each language", () => {
  for (const heading of ["### curl", "### Python", "### JavaScript", "### PHP"])
    expect(guide).toContain(heading);
});
