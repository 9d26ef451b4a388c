import {
  administrativeArea,
  pinpoint,
  pinpointDistrict,
  type Pinpointed,
} from "@propertyvr/gazetteer";
import { distanceM, type PlacedBy } from "@propertyvr/vocabulary";
import type { ListingDraft } from "../listing-draft.ts";
import { remembered } from "../remembered.ts";

/** The texts of a home that may say where it lies, and the areas it is known to lie in. */
export interface PlaceTexts {
  readonly location: string | null;
  readonly city: string | null;
  /** In any language. */
  readonly titles: readonly string[];
  readonly provinceCode: number;
  readonly districtCode: number | null;
}

/** A home's point, where its text names one. */
export type TextPoint = Pick<ListingDraft, "point" | "pointPrecisionM" | "placed"> & {
  /** The district that the text names or implies. */
  readonly districtCode: number | null;
  /** A place that `location` names and that lies in another province. */
  readonly elsewhere: { readonly name: string; readonly nameTh: string } | null;
};

/** Of a home that has its coordinates, or that no text places. */
export const NOT_PLACED = { pointPrecisionM: null, placed: null } as const;

/** A title is asked where its address says no more than this. Metres. */
const ROUGH_M = 1_500;

interface PlacementMatch {
  readonly by: PlacedBy["by"];
  readonly pinpoint: NonNullable<Pinpointed["pinpoint"]>;
}

/**
 * Where a home without coordinates lies by what it is said to be: its location, else its city, else
 * its title, else its district. A title may say it more exactly than an address that is rough, where
 * the two agree. Descriptions are not asked: they praise half the city.
 */
export function placeByText(texts: PlaceTexts): TextPoint {
  const { location, city } = texts;
  const located = location === null ? undefined : read(location, "address", texts);
  const address =
    foundBy("location", located) ??
    (city === null ? undefined : foundBy("city", read(city, "address", { ...texts, city: null })));
  const found = byTitle(texts, address) ?? address;
  const districtCode = texts.districtCode ?? address?.pinpoint.districtCode ?? null;
  const elsewhere = located?.pinpoint === undefined ? (located?.elsewhere ?? null) : null;
  const placed = found === undefined ? inDistrict(districtCode) : placedBy(found);
  return { ...placed, districtCode, elsewhere };
}

const foundBy = (
  by: PlacementMatch["by"],
  read: Pinpointed | undefined,
): PlacementMatch | undefined =>
  read?.pinpoint === undefined ? undefined : { by, pinpoint: read.pinpoint };

function byTitle(
  texts: PlaceTexts,
  address: PlacementMatch | undefined,
): PlacementMatch | undefined {
  if (address !== undefined && address.pinpoint.precisionM <= ROUGH_M) return undefined;
  const districtCode = texts.districtCode ?? address?.pinpoint.districtCode ?? null;
  for (const title of texts.titles) {
    const found = foundBy("title", read(title, "title", { ...texts, districtCode }));
    if (found !== undefined && (address === undefined || narrows(found, address))) return found;
  }
  return undefined;
}

const narrows = (
  { pinpoint: fine }: PlacementMatch,
  { pinpoint: rough }: PlacementMatch,
): boolean =>
  fine.precisionM < rough.precisionM && distanceM(fine.point, rough.point) <= rough.precisionM;

function placedBy({ by, pinpoint: { place, point, precisionM } }: PlacementMatch) {
  const { kind, name, nameTh } = place;
  return { point, pointPrecisionM: precisionM, placed: { by, kind, name, nameTh } };
}

function inDistrict(code: number | null): Pick<TextPoint, "point" | "pointPrecisionM" | "placed"> {
  const pinpoint = code === null ? undefined : pinpointDistrict(code);
  return pinpoint === undefined
    ? { point: null, ...NOT_PLACED }
    : placedBy({ by: "district", pinpoint });
}

function read(
  text: string,
  wording: "address" | "title",
  { city, provinceCode, districtCode }: Pick<PlaceTexts, "city" | "provinceCode" | "districtCode">,
): Pinpointed {
  const areas = [districtCode, provinceCode].map((code) =>
    code === null ? undefined : administrativeArea(code)?.name,
  );
  const context = [city ?? undefined, ...areas].filter((name) => name !== undefined).join(", ");
  return readText([wording, provinceCode, districtCode ?? "", context, text].join("\0"));
}

/** Homes of a file have few locations. */
const readText = remembered((key): Pinpointed => {
  const [wording = "", province = "", district = "", context = "", text = ""] = key.split("\0");
  return pinpoint(
    text,
    context,
    { provinceCode: Number(province), districtCode: district === "" ? null : Number(district) },
    wording === "title" ? "title" : "address",
  );
});
