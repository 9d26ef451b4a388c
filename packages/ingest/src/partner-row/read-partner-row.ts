import { nearestM } from "@propertyvr/gazetteer";
import { NEAREST_UNKNOWN, PROPERTY_TYPES, LISTING_STATUSES, TENURES } from "@propertyvr/vocabulary";
import type { ListingDraft } from "../listing-draft.ts";
import { readContact } from "./contact.ts";
import { readFloor, readArea, readLand, readRooms } from "./read-numbers.ts";
import { readDate, readYear } from "./dates.ts";
import { type FitFacts, misfitsOf } from "./fit.ts";
import { readImages, readPage } from "./links.ts";
import { readAmenities } from "./lists.ts";
import { type RowMembers, membersOf } from "./members.ts";
import { type RowNote, takeNotes } from "./notes.ts";
import { readPlace } from "./place.ts";
import { readPoint } from "./point.ts";
import { readPrices } from "./prices.ts";
import { publicRowOf } from "./public-row.ts";
import { readFlag, readWord } from "./read-words.ts";
import { noteShape, noteUnknownMembers } from "./row-shape.ts";
import { readText, readTwoLanguages, TEXT_LENGTHS } from "./texts.ts";
import {
  FURNISHING_WORDS,
  STATUS_WORDS,
  TENURE_WORDS,
  TYPE_WORDS,
  wordFinder,
} from "./word-lists.ts";

/** A home without the reference that its stock knows it by. */
export type PartnerDraft = Omit<ListingDraft, "externalId">;

/** What came of one row of a partner. */
export interface ReadRow {
  /** The row without what is not for the public: this, and not what was sent, is kept and handed on. */
  readonly row: unknown;
  /** The partner's own reference; null where it gave none that can be used. */
  readonly externalId: string | null;
  /** null where a note is an error. */
  readonly draft: PartnerDraft | null;
  readonly notes: readonly RowNote[];
}

/**
 * Reads one JSON value as a home. It never throws: whatever is wrong, mended or left out is a
 * note by the rule book, and a row with an error gives no draft.
 */
export function readPartnerRow(row: unknown): ReadRow {
  const notes = takeNotes();
  if (!noteShape(row, notes)) return { row: null, externalId: null, draft: null, notes: notes.all };
  const publicRow = publicRowOf(row, notes);
  const members = membersOf(publicRow, notes);
  const externalId = readReference(members);
  const draft = readDraft(members, publicRow);
  noteUnknownMembers(publicRow, notes);
  if (externalId === null && !notes.all.some(({ field }) => field === "external_id"))
    notes.note("external_id.advised", { field: "external_id" });
  const isRefused = notes.all.some(({ severity }) => severity === "error");
  return {
    row: publicRow,
    externalId,
    draft: isRefused ? null : (draft ?? null),
    notes: notes.all,
  };
}

/** The partner's own reference of a row, as `readPartnerRow` would give it, without the cost of reading the rest. */
export function referenceOf(row: unknown): string | null {
  const notes = takeNotes();
  return noteShape(row, notes) ? readReference(membersOf(row, notes)) : null;
}

const findType = wordFinder(TYPE_WORDS);
const findStatus = wordFinder(STATUS_WORDS);
const findFurnishing = wordFinder(FURNISHING_WORDS);
const findTenure = wordFinder(TENURE_WORDS);

/** Members in the order in which a person would look through them; undefined where one that is needed has an error. */
function readDraft(members: RowMembers, raw: unknown): PartnerDraft | undefined {
  const { note } = members.notes;
  const title = readTwoLanguages(members, "title");
  const description = readTwoLanguages(members, "description");
  if (title.en === null && title.th === null) note("title.required", { field: "title" });
  if (!members.has("property_type"))
    note(
      "property_type.required",
      { field: "property_type" },
      { words: { names: PROPERTY_TYPES.join(", ") } },
    );
  const type = readWord(members, "property_type", findType, PROPERTY_TYPES);
  const status = readWord(members, "status", findStatus, LISTING_STATUSES);
  const prices = readPrices(members, [title.en, title.th, description.en, description.th]);
  const titles = [title.en, title.th].filter((text) => text !== null);
  const place = readPlace(members, readPoint(members), titles);
  const rest = {
    bedrooms: readRooms(members, "bedrooms"),
    bathrooms: readRooms(members, "bathrooms"),
    areaSqm: readArea(members),
    landSqm: readLandOf(members, type),
    ...readAmenitiesAndFurnishing(members),
    tenure: readTenure(members),
    project: readText(members, "project", { max: TEXT_LENGTHS.project }) ?? null,
    floor: readFloor(members),
    yearBuilt: readYear(members, "year_built"),
    availableFrom: readDate(members, "available_from"),
    images: readImages(members),
    websiteUrl: readPage(members, "website_url"),
    contact: readContact(members),
    allowAiDisplay: readAllowed(members),
  };
  if (type === undefined || place === undefined) return undefined;
  const home = withoutMisfits(members, { type, ...prices, ...place, ...rest });
  return {
    ...home,
    status: status ?? "available",
    titleEn: title.en,
    titleTh: title.th,
    descriptionEn: description.en,
    descriptionTh: description.th,
    nearestM: place.point === null ? NEAREST_UNKNOWN : nearestM(place.point),
    raw,
  };
}

/** The land that a project stands on is no unit's. */
function readLandOf(members: RowMembers, type: ListingDraft["type"] | undefined): number | null {
  const land = readLand(members);
  if (type !== "condo" || land === null) return land;
  members.notes.note("land.of_condo", { field: "land_sqm" }, { value: members.get("land_sqm") });
  return null;
}

/** Members that others may stand for. */
const SAID_BY: Readonly<Record<string, string>> = {
  area_sqm: "square_footage",
  rent_price: "price",
  sale_price: "price",
};

/** Says which values hardly go together, and leaves out what cannot be right. */
function withoutMisfits<Home extends FitFacts>(members: RowMembers, home: Home): Home {
  const { note } = members.notes;
  let left = home;
  const hasTwoPrices = home.rentPrice !== null && home.salePrice !== null;
  const slips = misfitsOf(home).filter(({ code }) => code === "price.off_level").length;
  for (const { code, field, words } of misfitsOf(home)) {
    const sent = members.has(field) ? field : (SAID_BY[field] ?? field);
    const isSpare = code === "price.off_level" && hasTwoPrices && slips === 1;
    note(code, { field: sent }, { value: members.get(sent), words, isSpare });
    if (isSpare) left = { ...left, [field === "rent_price" ? "rentPrice" : "salePrice"]: null };
    if (code === "fit.foreign_quota") {
      const { foreign_quota: _condos, ...tenure } = left.tenure;
      left = { ...left, tenure };
    }
  }
  return left;
}

/** Where nobody can tell whether it may be shown, it is not. */
function readAllowed(members: RowMembers): boolean {
  const sent = members.get("allow_ai_display");
  if (sent === undefined) return true;
  const notes = takeNotes();
  const read = readFlag(membersOf({ allow_ai_display: sent }, notes), "allow_ai_display");
  if (read === undefined)
    members.notes.note("allow_ai_display.unclear", { field: "allow_ai_display" }, { value: sent });
  return read ?? false;
}

/** Fully furnished and unfurnished answer the amenity of that name too, where nothing else does. */
function readAmenitiesAndFurnishing(
  members: RowMembers,
): Pick<ListingDraft, "amenities" | "furnishing"> {
  const furnishing =
    readWord(members, "furnishing", findFurnishing, ["unfurnished", "partly", "fully"]) ?? null;
  const amenities = readAmenities(members);
  const implied = furnishing === "fully" ? "yes" : furnishing === "unfurnished" ? "no" : undefined;
  return {
    furnishing,
    amenities: implied === undefined ? amenities : { furnished: implied, ...amenities },
  };
}

function readTenure(members: RowMembers): ListingDraft["tenure"] {
  const tenure = readWord(members, "tenure", findTenure, TENURES.slice(0, 2));
  const quota = readFlag(members, "foreign_quota");
  return {
    ...(tenure !== undefined && { [tenure]: "yes" as const }),
    ...(quota !== undefined && { foreign_quota: quota ? ("yes" as const) : ("no" as const) }),
  };
}

/** What a row without a reference is known by; a partner's own reference is never of this form. */
export const OUR_REFERENCE = /^row-[0-9a-f]{32}$/;
const REFERENCE = /^[^\p{C}]{1,128}$/u;

function readReference(members: RowMembers): string | null {
  const sent = members.get("external_id");
  if (sent === undefined) return null;
  const { note } = members.notes;
  const at = { field: "external_id" };
  const text =
    typeof sent === "string"
      ? sent.trim()
      : typeof sent === "number" && Number.isSafeInteger(sent)
        ? String(sent)
        : "";
  if (!REFERENCE.test(text)) return (note("external_id.unusable", at, { value: sent }), null);
  if (OUR_REFERENCE.test(text)) return (note("external_id.reserved", at, { value: sent }), null);
  return text;
}
