import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { PlaceKind, Point } from "@propertyvr/vocabulary";
import { distanceM } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { atlas } from "./atlas.ts";
import { allPlaces, placeById, placesNamed } from "./named.ts";
import type { Place } from "./place.ts";

const places = allPlaces();
const provinceOf = (place: Place): Place | undefined => {
  let each: Place | undefined = place;
  while (each !== undefined && each.kind !== "province")
    each = each.within === null ? undefined : placeById(each.within);
  return each;
};

const districtOf = (place: Place): Place | undefined => {
  let each: Place | undefined = place;
  while (each !== undefined && each.kind !== "district")
    each = each.within === null ? undefined : placeById(each.within);
  return each;
};

describe("every row of every table", () => {
  it("says where it comes from, how exact it is and when it was checked", () => {
    const bad = places.filter(
      ({ footing }) =>
        footing.source.trim() === "" ||
        !(footing.precisionM >= 0) ||
        !/^20\d\d-[01]\d-[0-3]\d$/.test(footing.checkedAt),
    );
    expect(bad).toEqual([]);
    const exact = places.filter((place) => place.point !== null && place.footing.precisionM < 50);
    expect(exact.filter((place) => place.kind !== "region")).toEqual([]);
  });

  it("has an id of its own", () => {
    const ids = places.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(atlas().byId.size).toBe(places.length);
  });

  it("has an English and a Thai name", () => {
    const bad = places.filter(
      ({ name, nameTh }) =>
        !/^[A-Za-z0-9].*$/.test(name) || /[ก-๎]/.test(name) || !/[ก-๎]/.test(nameTh),
    );
    expect(bad.map(({ id, name, nameTh }) => [id, name, nameTh])).toEqual([]);
  });

  it("lies in a place that exists, and covers something", () => {
    const bad = places.filter(
      (place) =>
        (place.within !== null && placeById(place.within) === undefined) ||
        place.areas.length === 0,
    );
    expect(bad.map(({ id }) => id)).toEqual([]);
    const orphans = places.filter(
      (place) => place.kind !== "region" && place.point !== null && provinceOf(place) === undefined,
    );
    expect(orphans.map(({ id }) => id)).toEqual([]);
  });

  it("lies in Thailand and not far from a district of its province", () => {
    const districts = allPlaces("district");
    const bad = places.filter((place) => {
      if (place.point === null) return false;
      const { lat, lon } = place.point;
      const province = provinceOf(place)?.id;
      const near = districts.some(
        (d) =>
          d.within === province &&
          d.point !== null &&
          distanceM(d.point, place.point as Point) < 75_000,
      );
      return lat < 5.6 || lat > 20.5 || lon < 97.3 || lon > 105.7 || !near;
    });
    expect(bad.map(({ id }) => id)).toEqual([]);
  });

  it("is found again by its canonical names", () => {
    const lost = places.filter(
      (place) =>
        ![place.name, place.nameTh].every((name) =>
          placesNamed(name).some(({ id }) => id === place.id),
        ),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

describe("how much we know", () => {
  it.each([
    ["province", 77, 77],
    ["district", 928, 928],
    ["neighbourhood", 550, 2_000],
    ["road", 55, 500],
    ["station", 190, 400],
    ["landmark", 600, 5_000],
  ] as const)("%s: at least %i", (kind: PlaceKind, least, most) => {
    const count = allPlaces(kind).length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });

  it.each([
    ["university:", 80],
    ["school:", 80],
    ["mall:", 130],
    ["hospital:", 95],
    ["beach:", 45],
    ["park:", 35],
    ["airport:", 30],
    ["market:", 45],
    ["pier:", 30],
    ["estate:", 30],
  ])("%s at least %i", (prefix, least) => {
    expect(places.filter(({ id }) => id.startsWith(prefix)).length).toBeGreaterThanOrEqual(least);
  });
});

describe("stations along a line", () => {
  /** Gaps that are really so, in metres from station to station. */
  const LONG: Readonly<Record<string, number>> = {
    "arl:lat-krabang:ban-thap-chang": 6_500,
    "arl:ban-thap-chang:hua-mak": 5_500,
    "arl:hua-mak:ramkhamhaeng": 5_500,
    "arl:ramkhamhaeng:makkasan": 5_000,
    "srt:don-mueang:lak-hok": 5_500,
    "srt:bang-son:bang-bamru": 7_500,
    "srt:bang-bamru:taling-chan": 4_300,
  };
  it("follow each other at 0.4 to 4 km, but for gaps that are really so", () => {
    const odd = atlas().lines.flatMap(({ network, stationIds }) =>
      stationIds.slice(1).flatMap((id, i) => {
        const [a, b] = [placeById(stationIds[i] ?? ""), placeById(id)];
        const metres = a?.point && b?.point ? Math.round(distanceM(a.point, b.point)) : Number.NaN;
        const key = `${network}:${a?.id.split("-").slice(1).join("-")}:${b?.id.split("-").slice(1).join("-")}`;
        return metres >= 400 && metres <= (LONG[key] ?? 4_000) ? [] : [`${key} ${metres}`];
      }),
    );
    expect(odd).toEqual([]);
  });

  it("carry a code each, in order", () => {
    const codes = atlas().lines.flatMap((line) => line.codes);
    expect(codes.every((code) => /^(?:CEN|[A-Z]{1,2}\d{1,2})$/.test(code))).toBe(true);
    expect(
      atlas().lines.map(({ place, stationIds }) => [place.place.name, stationIds.length]),
    ).toEqual([
      ["BTS Green Line", 47],
      ["BTS Silom Line", 14],
      ["BTS Gold Line", 3],
      ["MRT Blue Line", 38],
      ["MRT Purple Line", 16],
      ["MRT Yellow Line", 23],
      ["MRT Pink Line", 30],
      ["MRT Pink Line Muang Thong Thani branch", 3],
      ["Airport Rail Link", 8],
      ["SRT Dark Red Line", 10],
      ["SRT Light Red Line", 4],
    ]);
  });

  it("are one place where two lines of a network meet", () => {
    expect(placesNamed("Tao Poon").filter(({ network }) => network === "mrt")).toHaveLength(1);
    expect(placesNamed("Siam").filter(({ network }) => network === "bts")).toHaveLength(1);
  });
});

type Ring = readonly (readonly [number, number])[];
interface AtlasFeature {
  readonly properties: { readonly ADM1_TH: string; readonly ADM2_TH?: string };
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}
const OUTLINES = new URL("../../../../shared/data/geo/hdx_polygons_simplified/", import.meta.url);
const outlines = (file: string) =>
  (
    JSON.parse(gunzipSync(readFileSync(new URL(file, OUTLINES))).toString()) as {
      features: AtlasFeature[];
    }
  ).features;

/** Outlines serve as a check only; they are no part of the product and may be missing. What they were simplified by: */
const SLACK_M = 600;

describe.skipIf(!existsSync(OUTLINES))("against the outlines of provinces and districts", () => {
  it("every point lies in its province, or no farther from it than it claims", () => {
    const provinces = new Map(
      outlines("thailand_province.geojson.gz").map((feature) => [
        feature.properties.ADM1_TH,
        ringsOf(feature),
      ]),
    );
    const outside = places.flatMap((place) => {
      const rings = provinces.get(provinceOf(place)?.nameTh ?? "");
      // A road may cross into the next province.
      if (
        place.point === null ||
        place.kind === "province" ||
        place.kind === "road" ||
        rings === undefined
      )
        return [];
      return strays(place, place.point, rings);
    });
    expect(provinces.size).toBe(77);
    expect(outside).toEqual([]);
  });

  it("every neighbourhood lies in the district it names", () => {
    const districts = new Map(
      outlines("thailand_district.geojson.gz").map((feature) => [
        `${feature.properties.ADM1_TH}/${(feature.properties.ADM2_TH ?? "").replace(/^เขต/, "")}`,
        ringsOf(feature),
      ]),
    );
    const checked = allPlaces("neighbourhood").flatMap((place) => {
      const district = districtOf(place);
      const rings = districts.get(`${provinceOf(place)?.nameTh}/${district?.nameTh}`);
      return place.point === null || rings === undefined ? [] : [strays(place, place.point, rings)];
    });
    expect(checked.length).toBeGreaterThan(250);
    expect(checked.flat()).toEqual([]);
  });
});

function strays(place: Place, point: Point, rings: readonly Ring[]): readonly string[] {
  const metres = metresOutside(point, rings);
  return metres <= place.footing.precisionM + SLACK_M ? [] : [`${place.id} ${Math.round(metres)}`];
}

function ringsOf({ geometry }: AtlasFeature): readonly Ring[] {
  return geometry.type === "Polygon"
    ? (geometry.coordinates as Ring[])
    : (geometry.coordinates as Ring[][]).flat();
}
function metresOutside(point: Point, rings: readonly Ring[]): number {
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (const [i, [lon1, lat1]] of ring.entries()) {
      const [lon2, lat2] = ring[i + 1] ?? [lon1, lat1];
      const crosses = lat1 > point.lat !== lat2 > point.lat;
      if (crosses && point.lon < ((lon2 - lon1) * (point.lat - lat1)) / (lat2 - lat1) + lon1)
        isInside = !isInside;
      nearest = Math.min(
        nearest,
        metresToSegment(point, { lat: lat1, lon: lon1 }, { lat: lat2, lon: lon2 }),
      );
    }
  }
  return isInside ? 0 : nearest;
}

function metresToSegment(point: Point, a: Point, b: Point): number {
  const scale = Math.cos((point.lat * Math.PI) / 180);
  const [ax, ay, bx, by] = [
    (a.lon - point.lon) * scale,
    a.lat - point.lat,
    (b.lon - point.lon) * scale,
    b.lat - point.lat,
  ];
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share =
    length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length));
  return 111_195 * Math.hypot(ax + share * (bx - ax), ay + share * (by - ay));
}
