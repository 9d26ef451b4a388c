import type { Criteria, Near } from "@propertyvr/vocabulary";
import type { Label, PlaceSpellings } from "./labelled.ts";

/** How one message's criteria stand against its label. Halves count where area and station of one name were swapped. */
export interface Comparison {
  readonly hits: number;
  readonly extras: number;
  readonly misses: number;
  readonly missing: readonly string[];
  readonly unwanted: readonly string[];
  /** Slot -> [hits, extras, misses]. */
  readonly slots: ReadonlyMap<string, readonly [number, number, number]>;
}

/** Provinces and cities that may be named beside, or left out beside, a place inside them. */
const PARENTS = [
  "Bangkok", "Chiang Mai", "Phuket", "Chonburi", "Chon Buri", "Nonthaburi", "Pathum Thani", "Samut Prakan",
  "Surat Thani", "Prachuap Khiri Khan", "Pattaya", "Rayong", "Khon Kaen", "Nakhon Ratchasima", "Udon Thani",
  "Songkhla", "Krabi", "Phang Nga", "Chiang Rai", "Hua Hin",
]; // prettier-ignore
const NETWORK_BEFORE = /^\s*(bts|mrt|arl|srt|บีทีเอส|เอ็มอาร์ที)\s+(?=\S)/i;

export function nameFolder(spellings: PlaceSpellings): (name: string | null) => string {
  const canonical = new Map<string, string>();
  for (const [name, others] of Object.entries(spellings)) {
    if (name.startsWith("_")) continue;
    canonical.set(bareLetters(name), bareLetters(name));
    for (const other of others)
      if (!canonical.has(bareLetters(other))) canonical.set(bareLetters(other), bareLetters(name));
  }
  return (name) => {
    const whole = name ?? "";
    const bare = whole.replace(NETWORK_BEFORE, "") || whole;
    return (
      canonical.get(bareLetters(whole)) ?? canonical.get(bareLetters(bare)) ?? bareLetters(bare)
    );
  };
}
/**
 * True where two names mean one landmark: with or without its generic noun, its plural or its branch
 * ("Bangkok Patana" and "Bangkok Patana School", "cafe" and "cafes").
 */
function isSameLandmark(
  one: string | null,
  other: string | null,
  fold: (name: string | null) => string,
): boolean {
  if (fold(one) === fold(other)) return true;
  const [few = [], many = []] = [tellingWords(one), tellingWords(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  return few.length > 0 && few.every((word) => many.includes(word));
}
/** Generic in the name of a landmark. */
const GENERIC = new Set([
  "school", "international", "hospital", "airport", "beach", "university", "mall", "shopping", "centre",
  "center", "plaza", "the", "rd", "road", "station",
]); // prettier-ignore
const tellingWords = (name: string | null): readonly string[] =>
  (name ?? "")
    .toLowerCase()
    .normalize("NFC")
    .split(/[^a-z0-9\u0e00-\u0e7f]+/)
    .filter((word) => word !== "" && !GENERIC.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));

function bareLetters(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFC")
    .replace(/\b(road|rd|soi|station|district|province|amphoe|khet|the)\b/g, "")
    .replace(/[^a-z0-9\u0e00-\u0e7f]/g, "");
}

export function compareCriteria(
  row: Label,
  got: Criteria,
  fold: (name: string | null) => string,
): Comparison {
  const sheet = new SlotScores();
  const { expect } = row;
  compareScalars(sheet, row, got);
  const tolerance =
    row.fx !== undefined ? 0.1 : /ต้นๆ|กลางๆ|ปลายๆ|ต้น|ปลาย/.test(row.text) ? 0.06 : 0.011;
  for (const slot of ["bedrooms", "bathrooms", "price", "area_sqm", "land_sqm"] as const)
    compareRange(sheet, slot, expect[slot] ?? {}, got[slot] ?? {}, tolerance);
  compareList(
    sheet,
    "types",
    expect.types ?? [],
    got.types,
    (extra) => (expect.types ?? []).length === 0 && (extra === "condo" || extra === "apartment"),
  );
  compareList(sheet, "amenities", expect.amenities ?? [], got.amenities, () => false);
  comparePlaces(sheet, expect, got, fold);
  return sheet.result();
}

class SlotScores {
  private readonly slots = new Map<string, [number, number, number]>();
  private readonly missing: string[] = [];
  private readonly unwanted: string[] = [];
  private halves = 0;

  hit(slot: string): void {
    this.of(slot)[0]++;
  }
  extra(slot: string, got: unknown): void {
    this.of(slot)[1]++;
    this.unwanted.push(`${slot}=${JSON.stringify(got)}`);
  }
  miss(slot: string, wanted: unknown): void {
    this.of(slot)[2]++;
    this.missing.push(`${slot}=${JSON.stringify(wanted)}`);
  }
  half(note: string): void {
    this.halves += 0.5;
    this.missing.push(note);
  }
  result(): Comparison {
    const sum = (i: 0 | 1 | 2): number =>
      [...this.slots.values()].reduce((total, counts) => total + counts[i], 0);
    return {
      hits: sum(0) + this.halves,
      extras: sum(1),
      misses: sum(2) + this.halves,
      missing: this.missing,
      unwanted: this.unwanted,
      slots: this.slots,
    };
  }
  private of(slot: string): [number, number, number] {
    const counts = this.slots.get(slot) ?? [0, 0, 0];
    this.slots.set(slot, counts);
    return counts;
  }
}

function compareScalars(sheet: SlotScores, row: Label, got: Criteria): void {
  const flags = row.flags ?? [];
  for (const slot of ["deal", "tenure", "sort"] as const) {
    const wanted = row.expect[slot] ?? null;
    const given = got[slot];
    if (wanted === null && given === null) continue;
    if (wanted === given) sheet.hit(slot);
    else if (
      slot === "deal" &&
      given === null &&
      flags.some((f) => f === "deal_from_price" || f === "deal_implied")
    )
      continue;
    else if (slot === "deal" && wanted === null && flags.includes("ambiguous_deal")) continue;
    else if (slot === "sort" && wanted === null && given === "cheapest") continue;
    else if (slot === "tenure" && wanted === "foreign_quota" && given === "freehold")
      sheet.hit(slot);
    else {
      if (wanted !== null) sheet.miss(slot, wanted);
      if (given !== null) sheet.extra(slot, given);
    }
  }
}

type Ends = Readonly<Partial<Record<"min" | "max" | "per", number | string>>>;

function compareRange(
  sheet: SlotScores,
  slot: string,
  wanted: Ends,
  given: Ends,
  tolerance: number,
): void {
  for (const end of ["min", "max", "per"] as const) {
    const [a, b] = [wanted[end], given[end]];
    if (a === undefined && b === undefined) continue;
    if (a !== undefined && b !== undefined && isClose(b, a, tolerance)) sheet.hit(`${slot}.${end}`);
    else if (slot === "bathrooms" && end === "max" && a === undefined) continue;
    else {
      if (a !== undefined) sheet.miss(`${slot}.${end}`, a);
      if (b !== undefined) sheet.extra(`${slot}.${end}`, b);
    }
  }
}
const isClose = (a: unknown, b: unknown, tolerance: number): boolean =>
  a === b ||
  (typeof a === "number" &&
    typeof b === "number" &&
    Math.abs(a - b) <= Math.abs(b) * tolerance + 1e-9);

function compareList(
  sheet: SlotScores,
  slot: string,
  wanted: readonly string[],
  given: readonly string[],
  isLenient: (extra: string) => boolean,
): void {
  for (const item of new Set(wanted))
    if (given.includes(item)) sheet.hit(slot);
    else sheet.miss(slot, item);
  for (const item of new Set(given))
    if (!wanted.includes(item) && !isLenient(item)) sheet.extra(slot, item);
}

function comparePlaces(
  sheet: SlotScores,
  expect: Partial<Criteria>,
  got: Criteria,
  fold: (name: string | null) => string,
): void {
  const parents = new Set(PARENTS.map(fold));
  const wantedPlaces = (expect.places ?? []).map(fold);
  const places = got.places.map((name) => ({ name: fold(name), isUsed: false }));
  const near = got.near.map((item) => ({ item, isUsed: false }));
  const openPlaces = wantedPlaces.filter(
    (name) =>
      !take(
        sheet,
        "places",
        places.find((p) => !p.isUsed && p.name === name),
      ),
  );
  const hadPlace = openPlaces.length < wantedPlaces.length;
  const openNear = (expect.near ?? []).filter((wanted) => {
    const found = near.find(
      ({ item, isUsed }) =>
        !isUsed &&
        item.kind === wanted.kind &&
        (wanted.name === null || isSameLandmark(item.name, wanted.name, fold)),
    );
    if (found !== undefined) compareWithin(sheet, wanted, found.item);
    return !take(sheet, "near", found);
  });
  for (const name of openPlaces) {
    const swapped = near.find(({ item, isUsed }) => !isUsed && fold(item.name) === name);
    if (swapped !== undefined) {
      swapped.isUsed = true;
      sheet.half(`places~near=${name}`);
    } else if (!(parents.has(name) && wantedPlaces.length > 1 && hadPlace))
      sheet.miss("places", name);
  }
  for (const wanted of openNear) {
    const swapped = places.find(
      (p) => !p.isUsed && wanted.name !== null && p.name === fold(wanted.name),
    );
    if (swapped !== undefined) {
      swapped.isUsed = true;
      sheet.half(`near~places=${wanted.name}`);
    } else sheet.miss("near", `${wanted.kind}:${wanted.name}`);
  }
  for (const { name, isUsed } of places)
    if (!isUsed && !parents.has(name)) sheet.extra("places", name);
  for (const { item, isUsed } of near)
    if (!isUsed) sheet.extra("near", `${item.kind}:${item.name}`);
}

function take(sheet: SlotScores, slot: string, found: { isUsed: boolean } | undefined): boolean {
  if (found === undefined) return false;
  found.isUsed = true;
  sheet.hit(slot);
  return true;
}

function compareWithin(sheet: SlotScores, wanted: Near, got: Near): void {
  if (wanted.within_m === null) return;
  if (got.within_m !== null && isClose(got.within_m, wanted.within_m, 0.011))
    sheet.hit("near.within");
  else {
    sheet.miss("near.within", wanted.within_m);
    if (got.within_m !== null) sheet.extra("near.within", got.within_m);
  }
}
