import { describe, expect, it } from "vitest";
import { understand } from "../understand.ts";
import { TWIN_FRAMES, TWIN_PIECES, type Twin } from "./twins.ts";

/** Numbers from 0 to 1 that are the same in every run. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function drawTwins(count: number): readonly Twin[] {
  const draw = drawing(7);
  return Array.from({ length: count }, (_, at) => {
    const frame = TWIN_FRAMES[at % TWIN_FRAMES.length]!;
    return Object.entries(TWIN_PIECES).reduce<Twin>((said, [name, pieces]) => {
      const piece = pieces[Math.floor(draw() * pieces.length)]!;
      const slot = `{${name}}`;
      return { en: said.en.replaceAll(slot, piece.en), th: said.th.replaceAll(slot, piece.th) };
    }, frame);
  });
}

const meant = (text: string) => {
  const { criteria, extensions, nice_to_have, status, intent } = understand({ text });
  const { near, ...plain } = criteria;
  const named = near.map(
    ({ kind, name, within_m }) => `${kind} ${name ?? "any"} ${within_m ?? ""}`,
  );
  return { ...plain, near: named, extensions, nice_to_have, status, intent };
};

describe("English and Thai twins", () => {
  it.each(drawTwins(300))("ask for the same: $en | $th", ({ en, th }) => {
    expect(meant(th)).toEqual(meant(en));
  });
});
