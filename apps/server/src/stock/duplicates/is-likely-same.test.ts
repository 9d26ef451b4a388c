import { seededRandom, type SeededRandom } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import { type ComparedRow, comparedHome } from "./compared-home.ts";
import { isLikelySame } from "./is-likely-same.ts";

const WORDS = [
  "spacious",
  ...`bright quiet corner unit facing north river park garden pool gym kitchen island balcony walk
  station minutes school market built furnished wooden floor high ceiling storage room bath tub washer owner
  moving pets allowed parking two lifts security lobby renovated last year sofa bed desk view sunset skyline
  morning sun breeze near cafe hospital mall line exit lease yearly deposit fibre internet`.split(
    /\s+/,
  ),
] as const;
/** What a developer writes of a project, and every agency copies. */
const BLURB = "Lumen is a low rise project of 312 units with pool and gym close to the station.";

const text = (random: SeededRandom, words: number): string =>
  Array.from({ length: words }, () => random.pick(WORDS)).join(" ");
const bits = (random: SeededRandom): bigint =>
  BigInt.asIntN(64, (BigInt(random.whole(0, 2 ** 31)) << 33n) ^ BigInt(random.whole(0, 2 ** 31)));

let next = 0;
const drawHome = (random: SeededRandom, over: Partial<ComparedRow> = {}): ComparedRow => ({
  id: String((next += 1)),
  area: random.whole(25, 120),
  rent_price: random.whole(10, 60) * 1_000,
  sale_price: null,
  floor: random.chance(0.6) ? String(random.whole(2, 30)) : null,
  title_en: `Lumen condo ${text(random, 5)}`,
  title_th: null,
  description_en: `${text(random, random.whole(25, 90))}. ${BLURB}`,
  description_th: null,
  dhashes: Array.from({ length: random.whole(0, 8) }, () => String(bits(random))),
  ...over,
});

/** The same photo, scaled and compressed anew. */
const copied = (random: SeededRandom, dhash: string): string => {
  let changed = BigInt(dhash);
  for (let n = random.whole(0, 4); n > 0; n -= 1) changed ^= 1n << BigInt(random.whole(0, 63));
  return String(BigInt.asIntN(64, changed));
};

/** As another agency lists it: its own title, words left out and put in, some photos, a price of its own. */
const listedElsewhere = (random: SeededRandom, home: ComparedRow): ComparedRow => {
  const words = (home.description_en ?? "").split(" ").filter(() => !random.chance(0.05));
  const isRewritten = random.chance(0.4);
  const description = isRewritten ? text(random, 60) : `${words.join(" ")} ${text(random, 15)}`;
  return {
    ...home,
    id: String((next += 1)),
    area: home.area * (1 + random.between(-0.004, 0.004)),
    rent_price: Math.round((home.rent_price ?? 0) * random.pick([1, 1, 1, 0.97, 1.03])),
    floor: random.chance(0.8) ? home.floor : null,
    title_en: `${text(random, 4)} at Lumen`,
    description_en: description,
    dhashes: home.dhashes
      .filter(() => random.chance(0.8))
      .map((dhash) => copied(random, dhash))
      .reverse(),
  };
};

/** Another unit on the same floor: same size and price, the developer's words, its picture of the lobby. */
const nextDoor = (random: SeededRandom, home: ComparedRow): ComparedRow =>
  drawHome(random, {
    area: home.area,
    rent_price: random.chance(0.5)
      ? home.rent_price
      : Math.round((home.rent_price ?? 0) * random.between(0.96, 1.04)),
    floor: home.floor,
    dhashes: [
      ...(home.dhashes[0] === undefined ? [] : [copied(random, home.dhashes[0])]),
      ...Array.from({ length: 4 }, () => String(bits(random))),
    ],
  });

const isSame = (one: ComparedRow, other: ComparedRow): boolean =>
  isLikelySame(comparedHome(one), comparedHome(other));

describe("homes of two partners", () => {
  it("are told to be one in most cases, and hardly ever wrongly", () => {
    const random = seededRandom(20_261_121);
    let [found, wrong] = [0, 0];
    const pairs = 600;
    for (let n = 0; n < pairs; n += 1) {
      const home = drawHome(random);
      if (isSame(home, listedElsewhere(random, home))) found += 1;
      if (isSame(home, nextDoor(random, home))) wrong += 1;
    }
    const [precision, recall] = [found / (found + wrong), found / pairs];
    // 1 and 0.86 were measured.
    expect(precision).toBeGreaterThan(0.98);
    expect(recall).toBeGreaterThan(0.8);
  });

  const random = seededRandom(7);
  const photos = [1, 2].map(() => String(bits(random)));
  const home = drawHome(random, { floor: "12A", rent_price: 30_000, area: 50, dhashes: [] });
  const pictured = { ...home, description_en: null, dhashes: photos };
  const mirrored = photos.map((dhash) => String(BigInt.asIntN(64, BigInt(dhash) ^ 0xffffn)));

  it.each<[string, boolean, ComparedRow, Partial<ComparedRow>]>([
    ["the same text and floor", true, home, { rent_price: 31_000 }],
    ["the same text and price", true, home, { floor: null }],
    ["a floor written otherwise", true, home, { floor: " 12 a" }],
    ["the same text alone", false, home, { floor: null, rent_price: 31_000 }],
    ["another floor", false, home, { floor: "14" }],
    ["an area 2 % larger", false, home, { area: 51.1 }],
    ["a price 6 % higher", false, home, { rent_price: 32_000 }],
    ["no price in common", false, home, { rent_price: null, sale_price: 5_000_000 }],
    ["only figures", false, home, { title_en: null, description_en: null }],
    ["two photos in common", true, pictured, { floor: null, rent_price: 31_000 }],
    ["two photos and another floor", false, pictured, { floor: "14" }],
    ["one photo in common", false, pictured, { dhashes: photos.slice(1) }],
    ["one photo named twice", false, pictured, { dhashes: [photos[0] ?? "", photos[0] ?? ""] }],
    ["other photos", false, pictured, { dhashes: mirrored }],
    ["blank pictures in common", false, { ...pictured, dhashes: ["0", "1"] }, {}],
  ])("with %s: %s", (_what, expected, one, over) => {
    const other = { ...one, ...over };
    expect([isSame(one, other), isSame(other, one)]).toEqual([expected, expected]);
  });
});
