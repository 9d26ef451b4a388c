import type { ContactKind } from "@propertyvr/vocabulary";
import { ASKED_NAMES, TYPE_NAMES } from "../words/en.ts";
import { baht, trimmed } from "../words/figures.ts";
import type { DraftField, ListingDraftWords } from "./words.ts";

export const listingDraftWords: ListingDraftWords = {
  draftHead: () => "A listing filled from this post",
  fieldLabel: (field) => LABELS[field],
  typeName: (type) => TYPE_NAMES[type][0],
  furnishingName: (furnishing) =>
    ({ unfurnished: "unfurnished", partly: "partly furnished", fully: "fully furnished" })[
      furnishing
    ],
  amenityNames: (amenities) => amenities.map((amenity) => ASKED_NAMES[amenity]).join(", "),
  yesNo: (isYes) => (isYes ? "allowed" : "not allowed"),
  draftPrice: (thb, isRent) => `${baht(thb)}${isRent ? " a month" : ""}`,
  draftSize: (sqm) => `${trimmed(sqm)} m²`,
  notTold: (labels) => `Not in the post: ${labels.join(", ").toLowerCase()}`,
  leftOut: (kinds) => `Left out of the texts: ${kinds.map((kind) => KINDS[kind]).join(", ")}`,
  unreadHead: () => "Lines I read no field of; they stay in the description",
  notPublished: () => "Nobody sees it unless somebody of a partner publishes it.",
};

const LABELS: Readonly<Record<DraftField, string>> = {
  title: "Title",
  description: "Description",
  property_type: "Property type",
  rent_price: "Rent",
  sale_price: "Sale price",
  bedrooms: "Bedrooms",
  bathrooms: "Bathrooms",
  area_sqm: "Floor area",
  land: "Land",
  floor: "Floor",
  location: "Location",
  furnishing: "Furnishing",
  pets: "Pets",
  amenities: "Amenities",
};

const KINDS: Readonly<Record<ContactKind, string>> = {
  phone: "phone numbers",
  line: "LINE IDs",
  email: "emails",
  link: "links",
  name: "names",
};
