import type { Near } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { neighbourhoodAt, provinceAround, stationsBeside } from "./around.ts";

const near = (name: string | null, kind: Near["kind"] = "transit"): Near => ({
  kind,
  name,
  within_m: null,
});
const named = (wish: Near) =>
  stationsBeside(wish, [])
    .map(({ name }) => name)
    .toSorted();

describe("the neighbourhood at a point", () => {
  it("is the nearest one, and none far from all of them", () => {
    expect(neighbourhoodAt({ lat: 13.7318, lon: 100.5695 }, 3_000)?.name).toBe("Phrom Phong");
    expect(neighbourhoodAt({ lat: 10, lon: 100.5 }, 3_000)).toBeUndefined();
  });
});

describe("the stations one stop further", () => {
  it("are those on both sides of a station", () => {
    expect(named(near("Ari"))).toEqual(["Sanam Pao", "Saphan Khwai"]);
  });

  it("is one at the end of a line", () => {
    expect(named(near("Khu Khot"))).toEqual(["Yaek Kor Por Aor"]);
  });

  it("are those of every line where lines meet", () => {
    expect(named(near("Siam"))).toEqual([
      "Chit Lom",
      "National Stadium",
      "Ratchadamri",
      "Ratchathewi",
    ]);
  });

  it("are those of one network where the name says which", () => {
    expect(named(near("BTS Bang Wa"))).not.toEqual(named(near("MRT Bang Wa")));
    expect(named(near("Bang Wa"))).toEqual(
      [...named(near("BTS Bang Wa")), ...named(near("MRT Bang Wa"))].toSorted(),
    );
  });

  it("are none beside a network, a line, a school, or a place that nobody knows", () => {
    for (const wish of [
      near("BTS"),
      near("MRT Purple Line"),
      near(null),
      near("Atlantis"),
      near("Ari", "school"),
    ])
      expect(stationsBeside(wish, [])).toEqual([]);
  });
});

describe("the province around places", () => {
  it.each([
    [["Ari"], "Bangkok"],
    [["Ari", "Thong Lo"], "Bangkok"],
    [["Patong"], "Phuket"],
  ])("is the one in which all of them lie: %s", (names, province) => {
    expect(provinceAround(names, [])?.name).toBe(province);
  });

  it.each([[["Bangkok"]], [["Ari", "Patong"]], [["Ari", "Bangkok"]], [["Ari", "Atlantis"]], [[]]])(
    "is none for %s",
    (names) => {
      expect(provinceAround(names, [])).toBeNull();
    },
  );
});
