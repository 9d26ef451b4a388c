import {
  askedTerms,
  documentType,
  plainText,
  readContract,
  readCosts,
  readPost,
  readPrices,
  type DocumentText,
} from "@propertyvr/documents";
import {
  CONTRACT_TYPES,
  EMPTY_CRITERIA,
  type Amenity,
  type TermKey,
  type Understood,
} from "@propertyvr/vocabulary";
import type { Paper, TurnAttachment } from "./turn.ts";
import type { Understand } from "./understand.ts";

/** The documents of a message, read for what they are. */
export const papersOf = (
  read: Understand,
  attachments: readonly TurnAttachment[] = [],
): readonly Paper[] => attachments.flatMap((attachment) => paperOf(read, attachment) ?? []);

function paperOf(
  read: Understand,
  { id, name, document, mayGoToModel }: TurnAttachment,
): Paper | null {
  if (document === null) return null;
  const type = documentType(document);
  const contract =
    type === "rental_contract" || type === "sale_contract" ? readContract(document, type) : null;
  const costs = type === "cost_table" ? readCosts(document) : null;
  const prices = type === "price_list" ? readPrices(document) : [];
  const post = type === "listing_post" ? readPost(document) : null;
  const homes = type === "price_list" || type === "brochure" ? homesOf(read, document) : null;
  const amenities = post === null ? [] : amenitiesOf(read, document);
  return {
    id,
    name,
    document,
    type,
    mayGoToModel,
    contract,
    costs,
    prices,
    post,
    amenities,
    homes,
  };
}

/** What stands in fields of its own. */
const OTHER_FIELDS: ReadonlySet<Amenity> = new Set(["furnished", "pet_friendly"]);
/** What projects are called after: "Sky Garden", "Sea View". */
const IN_NAMES: ReadonlySet<Amenity> = new Set([
  "garden",
  "sea_view",
  "river_view",
  "city_view",
  "mountain_view",
]);
/**
 * The amenities that the lines of a post state, each read by itself: "no pool" states none. What the title names
 * may be the name of the project, and is stated nowhere then.
 */
const amenitiesOf = (read: Understand, document: DocumentText): readonly Amenity[] => {
  const [title = [], ...rest] = plainText(document)
    .slice(0, POST_MAX)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((text) => read({ text }).criteria.amenities);
  const isName = (amenity: Amenity): boolean => IN_NAMES.has(amenity) && title.includes(amenity);
  const stated = new Set([...title, ...rest.flat()]);
  return [...stated].filter((amenity) => !OTHER_FIELDS.has(amenity) && !isName(amenity));
};
/** Nobody describes one home in more. UTF-16 units. */
const POST_MAX = 6_000;

/** What heads a brochure or a price list tells where its homes are. UTF-16 units. */
const HEAD = 600;

/**
 * Where the homes of a document are and of what kind, each by the first line that tells it; nothing else
 * that it says is taken.
 */
function homesOf(read: Understand, document: DocumentText): Understood | null {
  const lines = plainText(document)
    .slice(0, HEAD)
    .split("\n")
    .filter((line) => !/\d{3}/.test(line))
    .map((text) => read({ text }));
  const where = lines.find(({ criteria }) => criteria.places.length + criteria.near.length > 0);
  const what = lines.find(({ criteria }) => criteria.types.length > 0);
  const said = where ?? what;
  if (said === undefined) return null;
  const { places, near } = said.criteria;
  return {
    ...said,
    readings: [],
    unread: [],
    wishes: [],
    criteria: { ...EMPTY_CRITERIA, types: what?.criteria.types ?? [], places, near },
  };
}

/** The terms that a message asks for in the contracts that came with it. */
export const termsAsked = (text: string, papers: readonly Paper[]): readonly TermKey[] => [
  ...new Set(papers.flatMap(({ contract }) => (contract ? askedTerms(text, contract.type) : []))),
];

/** Whether a message without files may ask about one that came before it: only then it is worth reading. */
export const mayAskOfFiles = (text: string): boolean =>
  text.length <= ASKED_MAX &&
  (speaksOfPapers(text) || CONTRACT_TYPES.some((type) => askedTerms(text, type).length > 0));
/** UTF-16 units. */
const ASKED_MAX = 300;

const OF_PAPERS =
  /\b(?:this|that|the|my|these|attached) (?:file|document|contract|agreement|lease|paper|pdf|brochure|list|table|post|attachment)s?\b|\bsummari[sz]e\b|\bin (?:it|here|this)\b|สัญญา|เอกสาร|ไฟล์|แนบ|สรุป|ฉบับนี้|ใบ(?:ราคา|เสนอ)|ตาราง/iu;

/** Whether a message speaks of the files that came with it. */
export const speaksOfPapers = (text: string): boolean => OF_PAPERS.test(text);
