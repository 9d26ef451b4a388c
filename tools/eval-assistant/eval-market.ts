import { smallMarket, type SmallHome } from "../../packages/assistant/src/testing/small-market.ts";

/** A market that needs no database: enough homes for every conversation to find some. */
const HOMES: readonly SmallHome[] = [
  { id: "ari-1", place: "Ari", rent: 20_000, bedrooms: 1, area: 35, metres: 300, title: "Sky Ari", amenities: { pool: "yes", gym: "yes" } },
  { id: "ari-2", place: "Ari", rent: 32_000, bedrooms: 2, area: 58, metres: 650, title: "Baan Ari Court", amenities: { pool: "yes", pet_friendly: "yes", parking: "yes" } },
  { id: "ari-3", place: "Ari", rent: 38_500, bedrooms: 2, area: 64, metres: 900, title: "Phahon Terrace", amenities: { pet_friendly: "no", balcony: "yes" } },
  { id: "ari-4", place: "Ari", rent: 27_000, bedrooms: 1, area: 42, metres: 450, title: "Garden Ari", amenities: { garden: "yes", pet_friendly: "yes" } },
  { id: "ari-5", place: "Ari", sale: 6_900_000, bedrooms: 2, area: 60, metres: 500, title: "Ari Residence", amenities: { pool: "yes" } },
  { id: "tl-1", place: "Thong Lo", rent: 45_000, bedrooms: 2, area: 70, metres: 800, title: "Thonglor Green", amenities: { gym: "yes", garden: "yes", elevator: "yes" } },
  { id: "tl-2", place: "Thong Lo", rent: 29_000, bedrooms: 1, area: 38, metres: 250, title: "Ten Thonglor", amenities: { gym: "yes", pool: "yes" } },
  { id: "tl-3", place: "Thong Lo", type: "house", rent: 90_000, bedrooms: 3, area: 220, metres: 1_500, title: "Lane House", amenities: { garden: "yes", parking: "yes" } },
  { id: "pk-1", place: "Phuket", type: "villa", sale: 18_500_000, bedrooms: 4, area: 310, title: "Rawai Villa", amenities: { pool: "yes", sea_view: "yes" } },
  { id: "pk-2", place: "Phuket", type: "villa", sale: 12_000_000, bedrooms: 3, area: 210, title: "Kamala Pool Villa", amenities: { pool: "yes" } },
  { id: "pk-3", place: "Phuket", rent: 25_000, bedrooms: 1, area: 48, title: "Karon View" },
  { id: "cm-1", place: "Chiang Mai", type: "house", sale: 5_600_000, bedrooms: 3, area: 160, title: "Hang Dong House", amenities: { parking: "yes", garden: "yes" } },
  { id: "cm-2", place: "Chiang Mai", type: "house", sale: 7_400_000, bedrooms: 4, area: 200, title: "Doi View House", amenities: { mountain_view: "yes" } },
]; // prettier-ignore

export const evalMarket = () => smallMarket(HOMES).ports;
