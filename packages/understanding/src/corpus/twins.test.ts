import type { ConversationState } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { understand } from "../understand.ts";
import { TWIN_SEARCHES, TWIN_TURNS } from "./twin-turns.ts";
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

/** The conversation after a search, with two homes on screen. */
function stateAfter(search: string): ConversationState {
  const { criteria, extensions, status, nice_to_have, place_refs } = understand({ text: search });
  const shown = [
    { id: "a", title: "A", price: 15_000, bedrooms: 1, area_sqm: 30 },
    { id: "b", title: "B", price: 18_000, bedrooms: 2, area_sqm: 40 },
  ];
  return { criteria, extensions, status, nice_to_have, place_refs, shown };
}

describe.each(TWIN_SEARCHES)("English and Thai twins after: %s", (search) => {
  const state = stateAfter(search);
  const done = (text: string) => {
    const read = understand({ text, state });
    const { criteria, extensions, nice_to_have, intent, action, adjusts, about_shown } = read;
    return { criteria, extensions, nice_to_have, intent, action, adjusts, about_shown };
  };

  it.each(TWIN_TURNS)("do the same: %s | %s", (en, th) => {
    expect(done(th)).toEqual(done(en));
  });
});
