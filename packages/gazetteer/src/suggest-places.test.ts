import { describe, expect, it } from "vitest";
import { allPlaces, placeById } from "./named.ts";
import { stationCodes, suggestPlaces } from "./suggest-places.ts";

const idsOf = (typed: string, wanted: "places" | "near" = "places") =>
  suggestPlaces(typed, wanted, 8).map(({ id }) => id);

describe("places for what was typed so far", () => {
  it.each([
    ["thong", "area:thong-lo"],
    ["Thong Lo", "area:thong-lo"],
    ["ทองห", "area:thong-lo"],
    ["tonglor", "area:thong-lo"],
    ["jatuj", "district:1030"],
    ["phuk", "province:83"],
    ["ภูเก็", "province:83"],
    ["BKK", "province:10"],
    ["old town", "area:phuket-old-town"],
    ["sukhumvit 39", "soi:sukhumvit-39"],
    ["สุขุมวิท 39", "soi:sukhumvit-39"],
    ["ลาดพร้", "road:lat-phrao"],
  ])("%s offers %s", (typed, id) => {
    expect(idsOf(typed)).toContain(id);
  });

  it("are stations and landmarks where something to be near is looked for, and only then", () => {
    expect(idsOf("asok", "near")[0]).toBe("station:bts-asok");
    expect(idsOf("อโศก", "near")[0]).toBe("station:bts-asok");
    expect(idsOf("asok")[0]).toBe("area:asok");
    expect(idsOf("central w", "near")).toContain("mall:centralworld");
    for (const id of idsOf("ba")) expect(placeById(id)?.nearKind).toBeNull();
    for (const id of idsOf("ba", "near")) expect(placeById(id)?.nearKind).not.toBeNull();
  });

  it("begin with the name itself, then with what people mean more often", () => {
    expect(idsOf("bang na")[0]).toBe("district:1047");
    expect(idsOf("suan luang")[0]).toBe("district:1034");
    expect(idsOf("ba")[0]).toBe("province:10");
    expect(idsOf("chiang mai")[0]).toBe("province:50");
  });

  it("come each once, no more than asked for, and none for nothing", () => {
    const ids = suggestPlaces("b", "places", 50).map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(new Set(ids).size).toBe(50);
    for (const nothing of ["", "   ", "…", "zzzzqq", "็"]) expect(idsOf(nothing)).toEqual([]);
  });

  it("find every place of the tables by its own name in both scripts", () => {
    const missed = allPlaces().filter((place) => {
      if (place.kind === "country") return false;
      const wanted = place.nearKind === null ? "places" : "near";
      return [place.name, place.nameTh].some(
        (name) => name !== "" && !suggestPlaces(name, wanted, 60).some(({ id }) => id === place.id),
      );
    });
    expect(missed.map(({ id }) => id)).toEqual([]);
  });
});

it("a station is suggested by its code, by the codes of both its lines where two meet", () => {
  const codesOf = (id: string) => stationCodes(placeById(id)!);
  expect(codesOf("station:bts-asok")).toEqual(["E4"]);
  expect(codesOf("station:bts-siam")).toEqual(["CEN"]);
  expect(codesOf("province:10")).toEqual([]);
});
