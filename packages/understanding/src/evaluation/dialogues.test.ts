import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import { describe, expect, test } from "vitest";
import { scoreDialogues } from "./dialogues.ts";
import type { LabelledDialogue, LabelledTurn } from "./labelled.ts";

const asked = { ...EMPTY_CRITERIA, deal: "rent", types: ["condo"], places: ["Ari"] } as const;
const talk = (turns: readonly LabelledTurn[]): LabelledDialogue[] => [
  { id: "own", lang: "en", turns },
];
const first = { user: "condo for rent in Ari", state: asked };
const run = (turns: readonly LabelledTurn[]) => scoreDialogues(talk(turns), {}, "history");

describe("scoring conversations", () => {
  test("a turn counts when the whole state after it is right", () => {
    const state = { ...asked, bedrooms: { min: 2, max: 2 } };
    expect(run([first, { user: "2 bedrooms", state }])).toMatchObject({
      turns: 2,
      rightTurns: 2,
      rightDialogues: 1,
    });
    const wrong = run([first, { user: "2 bedrooms", state: asked }]);
    expect(wrong).toMatchObject({ rightTurns: 1, rightDialogues: 0 });
    expect(wrong.wrong[0]).toContain("condo for rent in Ari >> 2 bedrooms");
  });
  test("an action counts by its type and, where the label has one, its index", () => {
    const more = { user: "show me more", state: asked, action: { type: "more" } as const };
    expect(run([first, more])).toMatchObject({ actions: 1, rightActions: 1, strayActions: 0 });
    const third = { ...more, user: "the third one" };
    expect(run([first, { ...third, action: { type: "select", index: 3 } }]).rightActions).toBe(1);
    expect(run([first, { ...third, action: { type: "select", index: 2 } }]).rightActions).toBe(0);
    expect(run([first, { user: "the third one", state: asked }]).strayActions).toBe(1);
  });
});
