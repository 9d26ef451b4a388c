import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { atlas, nameIndex } from "../atlas.ts";
import { buildPlacesByName } from "../names/places-by-name.ts";
import * as restored from "./from-prepared.ts";
import { PREPARED } from "./prepared.ts";

const places = restored.buildAtlas();
const index = restored.buildNameIndex(places.named);
const byName = restored.buildPlacesByName(places.named, index);
const idsOf = (candidates: readonly { place: { id: string }; needs: string }[] | undefined) =>
  candidates?.map(({ place, needs }) => `${place.id} ${needs}`);

/** Every name of the tables, and its beginnings, as somebody would write them. */
const names = atlas().named.flatMap(({ place, names }) => [
  place.nameTh,
  ...names.map(({ text }) => text),
]);
const thai = names.filter((name) => /[\u0e01-\u0e4e]/.test(name)).map((name) => name.toLowerCase());

describe("the gazetteer as it is prepared for browsers", () => {
  it("is plain data, small enough for a phone", () => {
    const written = JSON.stringify(PREPARED);
    expect(JSON.parse(written)).toEqual(PREPARED);
    expect(gzipSync(written, { level: 9 }).length).toBeLessThan(140 * 1_024);
  });

  it("knows the same places, but for where they lie", () => {
    expect(
      places.named.map(({ place }) => ({ ...place, point: null, areas: [], footing: null })),
    ).toEqual(
      atlas().named.map(({ place }) => ({ ...place, point: null, areas: [], footing: null })),
    );
    expect(places.lines.map((line) => ({ ...line, place: line.place.place.id }))).toEqual(
      atlas().lines.map((line) => ({ ...line, place: line.place.place.id })),
    );
  });

  it("meets every Latin name as the tables do", () => {
    const built = nameIndex().latin;
    expect(index.latin.longest).toBe(built.longest);
    let met = 0;
    for (const name of names) {
      const letters = name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
      for (const [mine, theirs] of [
        [index.latin.exact.get(letters), built.exact.get(letters)],
        [index.latin.folded.get(letters), built.folded.get(letters)],
      ]) {
        expect(idsOf(mine?.candidates)).toEqual(idsOf(theirs?.candidates));
        expect(mine?.splits).toEqual(theirs?.splits);
        if (mine !== undefined) met++;
      }
      const start = letters.slice(0, 3);
      expect(index.latin.beginnings.has(start)).toBe(built.beginnings.has(start));
    }
    expect(met).toBeGreaterThan(5_000);
  });

  it("meets every Thai name as the tables do, whole and folded", () => {
    const built = nameIndex();
    let met = 0;
    for (const name of thai) {
      const text = `${name}ครับ`;
      for (const [mine, theirs] of [
        [index.thai, built.thai],
        [index.thaiFolded(), built.thaiFolded()],
      ] as const) {
        const [found, expected] = [mine, theirs].map((each) => each.longestAt(text, 0, () => true));
        expect([found?.end, idsOf(found?.entry)]).toEqual([expected?.end, idsOf(expected?.entry)]);
        if (found !== undefined) met++;
      }
    }
    expect(met).toBeGreaterThan(5_000);
  });

  it("calls the same places by a whole name", () => {
    for (const [key, expected] of buildPlacesByName(atlas().named))
      expect([key, idsOf(byName.get(key))]).toEqual([key, idsOf(expected)]);
    expect(byName.get("no place of this name")).toBeUndefined();
  });
});
