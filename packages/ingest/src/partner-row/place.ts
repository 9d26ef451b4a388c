import {
  administrativeArea,
  findAdministrativeArea,
  findPlaces,
  type Place,
  placeById,
} from "@propertyvr/gazetteer";
import type { Point } from "@propertyvr/vocabulary";
import type { ListingDraft } from "../listing-draft.ts";
import { plainDigits } from "./amounts.ts";
import type { RowMembers } from "./members.ts";
import { NOT_PLACED, placeByText, type TextPoint } from "./place-by-text.ts";
import { codeOf, type Codes, fromPoint, isFarOff, nearWords } from "./point.ts";
import { remembered } from "../remembered.ts";
import { readText, TEXT_LENGTHS } from "./texts.ts";

export type PlaceOfHome = Codes &
  Pick<ListingDraft, "address" | "point" | "pointPrecisionM" | "placed">;

/**
 * Where a home lies: province, district and sub-district by name, in either
 * language; what they do not say is read from city and location. Without coordinates its point is
 * what they or its titles name.
 * @returns undefined where no province is known, which has been noted
 */
export function readPlace(
  members: RowMembers,
  point: Point | null,
  titles: readonly string[],
): PlaceOfHome | undefined {
  const area = { max: TEXT_LENGTHS.area };
  const province = readText(members, "province", area);
  const district = readText(members, "district", area);
  const subdistrict = readText(members, "subdistrict", area);
  const city = readText(members, "city", { max: TEXT_LENGTHS.city });
  const location = readText(members, "location", { max: TEXT_LENGTHS.location }) ?? null;
  const words = [city, location].filter((text) => text !== undefined && text !== null);
  const { note } = members.notes;

  const named =
    province === undefined
      ? undefined
      : (areaNamed({ province, district, subdistrict }) ??
        fromPlaceInIt(members, { province, district, subdistrict }));
  if (province !== undefined && named === undefined) {
    note("province.unknown", { field: "province" }, { value: province, words: nameLike(province) });
    return undefined;
  }
  const read =
    named ?? fromWords(members, { district, subdistrict }, words) ?? fromPoint(members, point);
  if (read === undefined) {
    if (
      !members.notes.all.some(({ field, severity }) => field === "province" && severity === "error")
    )
      note("place.required", { field: "province" }, { value: words[0], words: nearWords(point) });
    return undefined;
  }
  const given = point === null || isFarOff(members, read, point) ? null : point;
  const byText =
    given === null ? placeByText({ location, city: city ?? null, titles, ...read }) : undefined;
  const codes = withDistrict(members, read, { district, words, named: byText?.districtCode });
  noteUnknown(members, codes, district, subdistrict);
  if (city !== undefined) noteElsewhere(members, codes, city);
  notePostcode(members, codes.provinceCode);
  if (byText === undefined) return { ...codes, address: location, point: given, ...NOT_PLACED };
  noteByText(members, codes, byText);
  const { pointPrecisionM, placed } = byText;
  return { ...codes, address: location, point: byText.point, pointPrecisionM, placed };
}

/** What a home without coordinates could not be placed by. */
function noteByText(members: RowMembers, codes: Codes, { point, elsewhere }: TextPoint): void {
  const { note } = members.notes;
  const value = members.get("location");
  if (elsewhere !== null) {
    const words = { name: elsewhere.name, name_th: elsewhere.nameTh };
    note("place.elsewhere", { field: "location" }, { value, words });
  }
  const field = ["location", "city", "province"].find(members.has) ?? "location";
  if (point === null && codes.districtCode === null)
    note("place.province_only", { field }, { value: members.get(field) });
}

/** Homes of a file lie in few areas. */
const findArea = remembered((key) => {
  const [province = "", district, subdistrict] = key.split("\0");
  return findAdministrativeArea({ province, district, subdistrict });
});
const areaNamed = (names: {
  readonly province: string;
  readonly district: string | undefined;
  readonly subdistrict: string | undefined;
}): Codes | undefined =>
  findArea([names.province, names.district ?? "", names.subdistrict ?? ""].join("\0"));

/** A town or island in the province's place ("Pattaya"), where one province alone has it. */
function fromPlaceInIt(
  { notes: { note } }: RowMembers,
  names: {
    readonly province: string;
    readonly district: string | undefined;
    readonly subdistrict: string | undefined;
  },
): Codes | undefined {
  const [code, ...others] = new Set(provincesOf(names.province));
  const province = code === undefined || others.length > 0 ? undefined : administrativeArea(code);
  if (province === undefined) return undefined;
  note(
    "place.from_words",
    { field: "province" },
    { value: names.province, after: province.name, words: { what: "province", what_th: "จังหวัด" } },
  );
  const district = names.district ?? names.province;
  return areaNamed({ ...names, province: province.name, district });
}

/** Without a province: the first of city and location that names one, or a place in one. */
function fromWords(
  members: RowMembers,
  names: { readonly district: string | undefined; readonly subdistrict: string | undefined },
  words: readonly string[],
): Codes | undefined {
  for (const text of names.district === undefined ? words : [...words, names.district]) {
    const pieces = [text, ...text.split(/[,，|/]+/).reverse()];
    const whole = pieces
      .map((province) => areaNamed({ province, ...names }))
      .find((found) => found !== undefined);
    const provinceCode = whole?.provinceCode ?? codesOf(placesIn(text)[0])?.provinceCode;
    if (provinceCode === undefined) continue;
    const province = administrativeArea(provinceCode);
    members.notes.note(
      "place.from_words",
      { field: "province" },
      { value: text, after: province?.name, words: { what: "province", what_th: "จังหวัด" } },
    );
    const found = areaNamed({ province: province?.name ?? "", ...names });
    return found ?? { provinceCode, districtCode: null, subdistrictCode: null };
  }
  return undefined;
}

/** Without a district: one that city or location names in the province. */
function withDistrict(
  members: RowMembers,
  codes: Codes,
  {
    district,
    words,
    named,
  }: {
    readonly district: string | undefined;
    readonly words: readonly string[];
    readonly named: number | null | undefined;
  },
): Codes {
  if (codes.districtCode !== null || district !== undefined) return codes;
  const districtCode = named ?? districtIn(words, codes.provinceCode);
  if (districtCode === undefined) return codes;
  members.notes.note(
    "place.from_words",
    { field: "district" },
    {
      value: words.join(", "),
      after: administrativeArea(districtCode)?.name,
      words: { what: "district", what_th: "เขตหรืออำเภอ" },
    },
  );
  return { ...codes, districtCode };
}

const districtIn = (words: readonly string[], provinceCode: number): number | undefined =>
  words
    .flatMap(placesIn)
    .map(codesOf)
    .flatMap((each) => (each?.provinceCode === provinceCode ? (each.districtCode ?? []) : []))[0];

/** Places of a text that are sure, one for each mention. */
const placesIn = remembered((text): readonly Place[] =>
  findPlaces(text)
    .filter(({ certainty }) => certainty !== "typo")
    .flatMap(({ places }) => places.slice(0, 1)),
);

/** The areas a place lies in, or is; undefined where not even the province is known. */
function codesOf(place: Place | undefined): Codes | undefined {
  let districtCode: number | null = null;
  for (
    let at = place;
    at !== undefined;
    at = at.within === null ? undefined : placeById(at.within)
  ) {
    if (at.kind === "district") districtCode = codeOf(at);
    if (at.kind === "province")
      return { provinceCode: codeOf(at), districtCode, subdistrictCode: null };
  }
  return undefined;
}

function noteUnknown(
  { notes: { note } }: RowMembers,
  codes: Codes,
  district: string | undefined,
  subdistrict: string | undefined,
): void {
  const province = administrativeArea(codes.provinceCode);
  const words = { province: province?.name ?? "", province_th: province?.nameTh ?? "" };
  if (district !== undefined && codes.districtCode === null)
    note("district.unknown", { field: "district" }, { value: district, words });
  else if (subdistrict !== undefined && codes.subdistrictCode === null)
    note("subdistrict.unknown", { field: "subdistrict" }, { value: subdistrict });
}

/** A city that is surely in another province. */
function noteElsewhere({ notes: { note } }: RowMembers, codes: Codes, city: string): void {
  const provinces = provincesOf(city);
  if (provinces.length > 0 && !provinces.includes(codes.provinceCode))
    note("place.contradiction", { field: "city" }, { value: city, words: { name: city } });
}

const provincesOf = remembered((city): readonly number[] =>
  findPlaces(city)
    .filter(({ certainty }) => certainty === "exact")
    .flatMap(({ places }) => places)
    .flatMap((place) => codesOf(place)?.provinceCode ?? []),
);

/** What a province that nobody knows may have been meant to be. */
function nameLike(text: string): { readonly advice: string; readonly advice_th: string } {
  const like = findPlaces(text)
    .flatMap(({ places }) => places)
    .flatMap((place) => codesOf(place)?.provinceCode ?? [])
    .map(administrativeArea)[0];
  return like === undefined
    ? { advice: "", advice_th: "" }
    : { advice: `: perhaps ${like.name}`, advice_th: ` เช่น ${like.nameTh}` };
}

/**
 * The provinces of a postcode's first two digits. From 20 on they are the province's own code; below
 * the numbers of Thailand Post run otherwise, and 10 is Bangkok's and part of Samut Prakan's.
 */
const BELOW_20: Readonly<Record<number, readonly number[]>> = {
  10: [10, 11],
  11: [12],
  12: [13],
  13: [14],
  14: [15],
  15: [16],
  16: [17],
  17: [18],
  18: [19],
};

const provincesOfPostcode = (postcode: string): readonly number[] => {
  const first = Number(postcode.slice(0, 2));
  return BELOW_20[first] ?? (administrativeArea(first) === undefined ? [] : [first]);
};

/** A postcode decides nothing; that it lies in another province is told. */
function notePostcode(members: RowMembers, provinceCode: number): void {
  const sent = members.scalar("postcode");
  if (sent === undefined) return;
  const { note } = members.notes;
  const at = { field: "postcode" };
  const postcode = plainDigits(sent).replace(/\.0$/, "");
  const provinces = /^\d{5}$/.test(postcode) ? provincesOfPostcode(postcode) : [];
  const other = provinces[0] === undefined ? undefined : administrativeArea(provinces[0]);
  if (other === undefined) note("postcode.unreadable", at, { value: sent });
  else if (!provinces.includes(provinceCode))
    note("postcode.contradicts_province", at, {
      value: sent,
      words: { postcode, other: other.name, other_th: other.nameTh },
    });
}
