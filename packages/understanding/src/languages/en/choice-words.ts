import type { PricePeriod, PriceRange, Tenure } from "@propertyvr/vocabulary";
import { grouped } from "../grouped.ts";
import type { ChoiceWords } from "../language.ts";

const PER: Readonly<Record<PricePeriod, string>> = {
  month: " a month",
  total: "",
  sqm: " a sqm",
  night: " a night",
  year: " a year",
};

function price({ min, max, per }: PriceRange): string {
  const [low, high] = [min, max].map((n) => (n === undefined ? "" : grouped(n)));
  if (min !== undefined && max !== undefined) return `฿${low} to ฿${high}${PER[per]}`;
  return max === undefined ? `From ฿${low}${PER[per]}` : `Up to ฿${high}${PER[per]}`;
}

const rooms = (n = 0): string => `${n} bedroom${n === 1 ? "" : "s"}`;

const OWNED: Readonly<Record<Tenure, string>> = {
  freehold: "freehold",
  leasehold: "leasehold",
  foreign_quota: "foreign quota",
};

export const CHOICE_WORDS: ChoiceWords = {
  price,
  bedrooms({ min, max }) {
    if (max === 0) return "A studio";
    if (max === undefined) return `${rooms(min)} or more`;
    if (min === undefined) return `Up to ${rooms(max)}`;
    return min === max ? rooms(max) : `${min} to ${rooms(max)}`;
  },
  area({ min, max }) {
    const [low, high] = [min, max].map((n) => (n === undefined ? "" : grouped(n)));
    if (min !== undefined && max !== undefined) return `${low} to ${high} sqm`;
    return max === undefined ? `From ${low} sqm` : `Up to ${high} sqm`;
  },
  deal: (deal, range) => `${deal === "sale" ? "Buy" : "Rent"}: ${price(range)}`,
  tenure: (tenure) => (tenure === "rent" ? "Rent" : `Buy, ${OWNED[tenure]}`),
  place({ kind, name, province }) {
    const said = withKind(kind, name);
    return province === null ? said : `${said}, ${province}`;
  },
};

/** "Lat Phrao Road", "Phetchaburi province": a place with what it is. */
function withKind(kind: Parameters<ChoiceWords["place"]>[0]["kind"], name: string): string {
  switch (kind) {
    case "province":
      return `${name} province`;
    case "district":
      return `${name} district`;
    case "subdistrict":
      return `${name} sub-district`;
    case "road":
      return / road$/i.test(name) ? name : `${name} Road`;
    case "neighbourhood":
      return `The ${name} area`;
    case "station":
      return `${name} station`;
    default:
      return name;
  }
}
