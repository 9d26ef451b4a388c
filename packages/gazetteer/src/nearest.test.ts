import { distanceM, seededRandom } from "@propertyvr/vocabulary";
import { expect, it } from "vitest";
import { allPlaces } from "./index.ts";
import { nearestM, nearestPlace, nearestStation } from "./nearest.ts";

it("a point beside Asok knows its stations, school, mall and hospital in whole metres", () => {
  const near = nearestM({ lat: 13.7376, lon: 100.5606 });
  expect(near.bts).toBeLessThan(100);
  expect(near.mrt).toBeLessThan(200);
  expect(near.transit).toBe(Math.min(near.bts ?? 0, near.mrt ?? 0, near.arl ?? 0, near.srt ?? 0));
  expect(near.mall).toBeLessThan(300);
  expect(near.school).toBeLessThan(1_000);
  expect(near.hospital).toBeLessThan(2_000);
  expect(Object.values(near).every((metres) => metres !== null && Number.isInteger(metres))).toBe(
    true,
  );
});

it("a villa in Patong is by the beach and far from any train", () => {
  const near = nearestM({ lat: 7.896, lon: 98.2965 });
  expect(near.beach).toBeLessThan(500);
  expect(near.transit).toBeGreaterThan(500_000);
});

it("the nearest station can be asked of one network", () => {
  const asok = { lat: 13.7385, lon: 100.561 };
  expect(nearestStation(asok)?.place.name).toBe("Sukhumvit");
  expect(nearestStation(asok, "bts")?.place.name).toBe("Asok");
  expect(nearestStation(asok, "arl")?.place.name).toBe("Makkasan");
});

it("no beach or hospital is nearer than the one that is told, wherever in Thailand one asks", () => {
  const random = seededRandom(1);
  for (const kind of ["beach", "hospital"] as const) {
    const all = allPlaces().filter(({ nearKind }) => nearKind === kind);
    for (let n = 0; n < 200; n += 1) {
      const point = { lat: 5.6 + random.next() * 14.8, lon: 97.3 + random.next() * 8.3 };
      const least = Math.min(
        ...all.map((place) => (place.point ? distanceM(point, place.point) : Infinity)),
      );
      // A degree of longitude is taken as wide at the place as at the point.
      expect(nearestPlace(point, kind)?.metres).toBeLessThanOrEqual(least * 1.05 + 1);
    }
  }
});
