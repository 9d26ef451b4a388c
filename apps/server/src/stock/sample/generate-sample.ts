import {
  allPlaces,
  nearestM,
  nearestStation,
  type Place,
  placeById,
  placesNamed,
} from "@propertyvr/gazetteer";
import { type Point, type SeededRandom, seededRandom } from "@propertyvr/vocabulary";
import type { ListingRecord } from "../listings/listing-row.ts";
import { makeSampleHome } from "./sample-home.ts";
import {
  type Character,
  type MarketLevel,
  PROVINCIAL_MARKET,
  SAMPLE_MARKETS,
} from "./sample-markets.ts";
import { type SampleLocation, writeSampleTexts } from "./sample-texts.ts";

export const SAMPLE_SOURCE = "sample";
export const SAMPLE_SIZE = 20_000;

const SEED = 20_261_120;
const DAY_MS = 86_400_000;
/** How far homes scatter about a spot: standard deviation in metres. */
const SCATTER_M: Readonly<Record<Character, number>> = {
  core: 380,
  urban: 620,
  suburb: 1_300,
  resort: 620,
  town: 1_700,
};
const METRES_PER_DEGREE = 111_195;
/** Provinces with mountains to look at. */
const MOUNTAINOUS = new Set([50, 57, 52, 51, 58, 55, 56, 54, 63, 42]);
const RIVERSIDE = new Set(["Charoen Nakhon", "Khlong San", "Rama 3", "Pinklao", "Bang Rak"]);

/**
 * Made-up homes over all 77 provinces, the same for the same count and day.
 * `now` only dates them: the newest was listed on that day, the oldest about
 * four months earlier.
 */
export function* generateSample(count: number, now: Date): Generator<ListingRecord> {
  const random = seededRandom(SEED);
  const markets = placedMarkets();
  for (let number = 1; number <= count; number += 1) {
    // The first homes go once round all markets, so that even a small catalogue covers every province.
    const market = markets[number - 1]?.[0] ?? random.weighted(markets);
    yield makeRecord(number, market, now, random);
  }
}

type SampleSpot = Place & { readonly point: Point };
interface SampleArea {
  readonly market: MarketLevel;
  readonly spots: readonly [SampleSpot, ...SampleSpot[]];
}

function placedMarkets(): readonly (readonly [SampleArea, number])[] {
  const covered = new Set(SAMPLE_MARKETS.map(({ provinceCode }) => provinceCode));
  const named = SAMPLE_MARKETS.map((market) =>
    placed(
      market,
      market.spots.map((name) => spotNamed(name, market.provinceCode)),
    ),
  );
  const provincial = allPlaces("province")
    .map(codeOf)
    .filter((code) => !covered.has(code))
    .map((provinceCode) =>
      placed({ ...PROVINCIAL_MARKET, provinceCode }, districtSpots(provinceCode)),
    );
  return [...named, ...provincial].map((one) => [one, one.market.weight] as const);
}

function placed(market: MarketLevel, spots: readonly SampleSpot[]): SampleArea {
  const [first, ...others] = spots;
  if (first === undefined) throw new Error(`no spots in province ${market.provinceCode}`);
  return { market, spots: [first, ...others] };
}

/** The capital district three times: more is offered there. */
function districtSpots(provinceCode: number): readonly SampleSpot[] {
  const districts = allPlaces("district").filter(
    (place): place is SampleSpot =>
      place.within === `province:${provinceCode}` && place.point !== null,
  );
  return [...districts.slice(0, 1), ...districts.slice(0, 1), ...districts];
}

const codeOf = (place: Place): number => Number(place.id.slice(place.id.indexOf(":") + 1));

/** The spot of a market: the place of that name in its province, neighbourhoods before districts. */
function spotNamed(name: string, provinceCode: number): SampleSpot {
  const found = placesNamed(name).find(
    (place) =>
      place.point !== null &&
      place.kind !== "province" &&
      enclosing(place, "province") === provinceCode,
  );
  if (found === undefined || found.point === null) {
    throw new Error(`no place ${name} in province ${provinceCode}`);
  }
  return { ...found, point: found.point };
}

/** The place itself or the one it lies in, however deep, that is of the kind. */
function enclosing(place: Place, kind: "province" | "district"): number | null {
  if (place.kind === kind) return codeOf(place);
  const outer = place.within === null ? undefined : placeById(place.within);
  return outer === undefined ? null : enclosing(outer, kind);
}

function makeRecord(
  number: number,
  { market, spots }: SampleArea,
  now: Date,
  random: SeededRandom,
): ListingRecord {
  const spot = random.pick(spots);
  const point = scatter(spot.point, SCATTER_M[market.character], random);
  const nearest = nearestM(point);
  const home = makeSampleHome(
    market,
    {
      beachM: nearest.beach,
      transitM: nearest.transit,
      isMountainous: MOUNTAINOUS.has(market.provinceCode),
      isByRiver: RIVERSIDE.has(spot.name),
    },
    random,
  );
  const texts = writeSampleTexts(home, locationOf(spot, point, nearest.beach), random);
  const ageDays = Math.floor(120 * random.next() ** 2);
  return {
    source: SAMPLE_SOURCE,
    externalId: `sample-${String(number).padStart(5, "0")}`,
    ...home,
    ...texts,
    provinceCode: market.provinceCode,
    districtCode: enclosing(spot, "district"),
    subdistrictCode: null,
    address: null,
    point,
    pointPrecisionM: null,
    placed: null,
    nearestM: nearest,
    status: random.weighted([
      ["available", 96],
      ["rented", 2],
      ["sold", 1],
      ["pending", 1],
    ] as const),
    isSample: true,
    floor: home.floor === null ? null : String(home.floor),
    images: [],
    pictureSeed: number,
    websiteUrl: null,
    contact: null,
    availableFrom: null,
    allowAiDisplay: true,
    createdAt: new Date(
      now.getTime() - ageDays * DAY_MS - random.whole(0, DAY_MS - 1),
    ).toISOString(),
    raw: null,
  };
}

function scatter(from: Point, deviationM: number, random: SeededRandom): Point {
  const metres = () => Math.max(-2, Math.min(2, random.normal())) * deviationM;
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    lat: round(from.lat + metres() / METRES_PER_DEGREE),
    lon: round(from.lon + metres() / (METRES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180))),
  };
}

function locationOf(spot: Place, point: Point, beachM: number | null): SampleLocation {
  const near = nearestStation(point);
  const network = near?.place.network?.toUpperCase() ?? "";
  return {
    spot: { en: spot.name, th: spot.nameTh },
    station:
      near === null
        ? null
        : {
            en: `${network} ${near.place.name}`,
            th: `${network} ${near.place.nameTh}`,
            metres: near.metres,
          },
    beachM,
  };
}
