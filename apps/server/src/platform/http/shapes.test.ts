import { unstorableText } from "@propertyvr/database";
import { seededRandom } from "@propertyvr/vocabulary";
import { expect, it } from "vitest";
import { patchedRow, isRow } from "../../partners/api/merge-patch.ts";
import { parseJson, TooDeep } from "./parse-json.ts";
import { drawShape, type BodyShape } from "./testing/fuzz/draw-shape.ts";

/** Steps a byte of body, at most. */
const STEPS_A_BYTE = 1;
const SHAPES = 400;
const MEMBERS = ["title", "description", "images", "amenities", "contact", "price", "options"];

/** What walks a whole body before anybody has looked at it. */
const WALKS: Readonly<Record<string, (value: unknown, visit: () => void) => unknown>> = {
  "the search for text that no database holds": unstorableText,
  "a merge patch": (value, visit) =>
    isRow(value) ? patchedRow({ title: "y", contact: { phone: "1" } }, value, visit) : undefined,
};

const valueOf = ({ json }: BodyShape): unknown => {
  try {
    return parseJson(json);
  } catch (error) {
    if (error instanceof TooDeep) return error;
    throw error;
  }
};

it.each(Object.entries(WALKS))(
  "%s takes a step a byte at most, whatever the shape",
  (_name, walk) => {
    const random = seededRandom(20_261_122);
    let walked = 0;
    for (let n = 0; n < SHAPES; n += 1) {
      const shape = drawShape(random, random.whole(10, 60_000), MEMBERS);
      const value = valueOf(shape);
      if (value instanceof TooDeep) continue;
      let steps = 0;
      walk(value, () => {
        steps += 1;
      });
      walked += 1;
      expect([shape.what, steps <= STEPS_A_BYTE * Buffer.byteLength(shape.json)]).toEqual([
        shape.what,
        true,
      ]);
    }
    expect(walked).toBeGreaterThan(SHAPES / 2);
  },
);

it("the drawn shapes are of all kinds, and some nest too deep to be read", () => {
  const random = seededRandom(7);
  const drawn = Array.from({ length: SHAPES }, () => drawShape(random, 2_000, MEMBERS));
  expect(new Set(drawn.map(({ what }) => what.split(" as ")[0])).size).toBe(10);
  expect(drawn.filter((shape) => valueOf(shape) instanceof TooDeep).length).toBeGreaterThan(20);
});
