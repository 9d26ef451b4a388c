import { AMENITY_WORDS, wordFinder } from "../partner-row/word-lists.ts";
import { present } from "./present.ts";

/** The texts of a property by the path of their elements: "location/latitude". */
export type KyeroTexts = ReadonlyMap<string, readonly string[]>;

const findAmenity = wordFinder(AMENITY_WORDS);

/**
 * A property of a Kyero feed (v3, help.kyero.com/estate-agents/xml-import-specification) as a
 * partner's row. Its id is the reference: the feed promises that it is one of a kind, of its `ref` it
 * does not. It has no titles: one is made of the kind and the town. A zero of beds, baths or areas means that nobody stated it. What a home has no member for
 * is left out: energy rating, new build, part ownership, dates, other languages than Thai and English
 * where one of these stands, and features that are no amenity of ours.
 */
export function homeOfKyero(texts: KyeroTexts): unknown {
  const one = (path: string): string | undefined => texts.get(path)?.[0];
  const stated = (path: string): string | undefined =>
    Number(one(path)) === 0 ? undefined : one(path);
  const deal = one("price_freq") === "sale" ? "sale" : one("price_freq") && "rent";
  const country = one("country");
  const isElsewhere = country !== undefined && !/^(?:thailand|th|ประเทศไทย|ไทย)$/i.test(country);
  return present({
    external_id: one("id") ?? one("ref"),
    property_type: TYPES[(one("type") ?? "").toLowerCase()] ?? one("type"),
    deal,
    price: priceOf(one("price"), one("currency")),
    price_period: one("price_freq") === "sale" ? undefined : one("price_freq"),
    ...titleOf(texts),
    ...inBoth("description", texts, "desc"),
    location: one("location_detail") ?? one("address"),
    city: one("town"),
    // A province of another country is none of the 77, and is told as such.
    province: isElsewhere ? `${one("province") ?? ""} (${country})` : one("province"),
    latitude: one("location/latitude"),
    longitude: one("location/longitude"),
    bedrooms: stated("beds"),
    bathrooms: stated("baths"),
    area_sqm: stated("surface_area/built"),
    land_sqm: stated("surface_area/plot"),
    floor: one("floor"),
    tenure: one("leasehold") === "1" ? "leasehold" : undefined,
    amenities: amenitiesOf(texts),
    images: texts.get("images/image/url"),
    website_url: one("url/th") ?? one("url/en") ?? one("url") ?? firstUnder(texts, "url"),
  });
}

function titleOf(texts: KyeroTexts) {
  if ([...texts.keys()].some((path) => /^title(?:\/|$)/.test(path))) return inBoth("title", texts);
  const facts = ["type", "town"].flatMap((path) => texts.get(path)?.[0] ?? []);
  return { title: facts.length === 0 ? undefined : facts.join(" in ") };
}

/** An amount of another currency is written with it, for the rule book to refuse. */
const priceOf = (price: string | undefined, currency = "THB"): string | undefined =>
  price === undefined || currency.toUpperCase() === "THB" ? price : `${price} ${currency}`;

function inBoth(member: string, texts: KyeroTexts, element = member) {
  const th = texts.get(`${element}/th`)?.[0];
  const en = texts.get(`${element}/en`)?.[0];
  if (th !== undefined || en !== undefined) return { [`${member}_th`]: th, [`${member}_en`]: en };
  return { [member]: texts.get(element)?.[0] ?? firstUnder(texts, element) };
}
const firstUnder = (texts: KyeroTexts, element: string): string | undefined =>
  [...texts].find(([path]) => path.startsWith(`${element}/`))?.[1][0];

function amenitiesOf(texts: KyeroTexts): Readonly<Record<string, boolean>> | undefined {
  const amenities = new Map<string, boolean>();
  for (const feature of texts.get("features/feature") ?? []) {
    const found = findAmenity(feature);
    if (found !== undefined) amenities.set(found.word, true);
  }
  if (texts.get("pool")?.[0] === "1") amenities.set("pool", true);
  return amenities.size === 0 ? undefined : Object.fromEntries(amenities);
}

/** Kinds that the rule book has no word for, as feeds write them in English, Spanish, German and French. */
const TYPES: Readonly<Record<string, string>> = {
  "country house": "house",
  "cave house": "house",
  finca: "house",
  casa: "house",
  "casa adosada": "townhouse",
  adosado: "townhouse",
  chalet: "house",
  "town house": "townhouse",
  apartamento: "apartment",
  piso: "apartment",
  ático: "condo",
  atico: "condo",
  duplex: "apartment",
  dúplex: "apartment",
  estudio: "condo",
  terreno: "land",
  parcela: "land",
  solar: "land",
  "plot of land": "land",
  commercial: "shophouse",
  "commercial property": "shophouse",
  local: "shophouse",
  "local comercial": "shophouse",
  oficina: "office",
  nave: "warehouse",
  haus: "house",
  wohnung: "apartment",
  grundstück: "land",
  maison: "house",
  appartement: "apartment",
  terrain: "land",
};
