import type { PlaceKind } from "@propertyvr/vocabulary";
import { atlas, provinceId } from "../atlas.ts";
import type { Network, Place } from "../place.ts";
import { isThai } from "../text/clusters.ts";
import type { PlaceCandidate, Hit, RawHit } from "./hits.ts";
import { areInitials } from "./initials.ts";
import { propertyWords } from "./thai-names.ts";

/**
 * Lets a name go whose company is missing, and lets the words around choose among its places.
 * @param standing ids of the provinces that were spoken of before
 */
export function settleHits(
  text: string,
  raw: readonly RawHit[],
  standing: readonly string[] = [],
): readonly Hit[] {
  const cities = new Set([...raw.map(cityOf), ...standing]);
  return raw.flatMap((hit, i) => {
    const [before, after] = [raw[i - 1], raw[i + 1]];
    const beside = [
      isBeside(text, before, hit) ? cityOf(before) : undefined,
      isBeside(text, hit, after) ? cityOf(after) : undefined,
    ];
    const isNear = ({ needs, place }: PlaceCandidate) =>
      needs === "city"
        ? cities.has(provinceId(place) ?? "none")
        : needs !== "neighbour" ||
          beside.includes(provinceId(place) ?? "none") ||
          isCalledAPlace(text, hit);
    const isOfNetwork = (candidate: PlaceCandidate) =>
      candidate.needs !== "network" || isBesideNetwork(text, hit, candidate.place.network);
    const candidates = hit.candidates.filter((each) => isNear(each) && isOfNetwork(each));
    const settled =
      candidates.length === 0 ? undefined : settle(text, { ...hit, candidates }, before, after);
    return settled === undefined ? [] : [settled];
  });
}

/** The province that a name settles for the names beside it. */
function cityOf(hit: RawHit | undefined): string | undefined {
  const bold = hit?.candidates.find(({ needs }) => needs === "nothing");
  return bold === undefined ? undefined : provinceId(bold.place);
}

/** True where nothing parts two names; Latin ones are parted by a comma ("Fang, Chiang Mai"), as words are by spaces. */
function isBeside(text: string, left: RawHit | undefined, right: RawHit | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const gap = text.slice(left.end, right.start);
  const areThai = isThai(text[left.end - 1] ?? "") && isThai(text[right.start] ?? "");
  return areThai ? /^\s*,?\s*$/.test(gap) : /^\s*,\s*$|^ in $/.test(gap);
}

function settle(
  text: string,
  hit: RawHit,
  before: RawHit | undefined,
  after: RawHit | undefined,
): Hit | undefined {
  const bold = hit.candidates.filter(({ needs }) => needs !== "company");
  const company =
    isInCompany(text, hit.start, hit.end) ||
    isCalledAPlace(text, hit) ||
    isRoadWithNumber(text, hit) ||
    (hit.certainty === "exact" &&
      (isAllThatIsSaid(text, hit) || isListed(text, hit) || isAtHead(text, hit))) ||
    (bold.length === 0 && (standTogether(text, before, hit) || standTogether(text, hit, after)));
  if ((bold.length === 0 && !company) || areLetters(text, hit, company)) return undefined;
  if (hit.certainty !== "exact" && cutsIntoWord(text, hit.end)) return undefined;
  if (hit.certainty !== "exact" && OTHER_TONES.has(text.slice(hit.start, hit.end)))
    return undefined;
  const places = (company ? hit.candidates : bold).map(({ place }) => place);
  return widenByWords(text, { start: hit.start, end: hit.end, places, certainty: hit.certainty });
}

/** Words that are spelled like a place but for their tones: "ป้าต้องไปหาหมอ" is no ป่าตอง. */
const OTHER_TONES: ReadonlySet<string> = new Set(["ป้าต้อง"]);
const AREA_WORD = /(?:แถว|แถวๆ|ย่าน|โซน|ตัวเมือง|ในเมือง|อำเภอ|อ\.|จังหวัด|จ\.)\s*$/;
const HOME_WORD =
  /(?:คอนโด|คอนโดมิเนียม|ทาวน์โฮม|ทาวน์เฮ้าส์|ทาวน์เฮาส์|บ้านเช่า|ห้องเช่า|หอพัก|ที่ดิน|อพาร์ทเม้นท์|อพาร์ตเมนต์|ตึกแถว|โกดัง)\s*$|\b(?:condos?|townhomes?|townhouses?|houses?|villas?|rooms?|apartments?|studios?|bungalows?|land|rent|bed|bedrooms?)\s+$/i;
/** What people say of any home, whatever place is called so. */
const SAID_OF_HOMES: ReadonlySet<string> = new Set(
  "เลย สอง ลอง คง พล สังคม ชนบท สันติสุข สีชมพู long hot song sung so man".split(" "),
);
/** "บ้านในปาย", "อยู่ที่ปัว": a home or a life in it. */
const LIVED_IN =
  /(?:คอนโด|บ้าน|บ้านเช่า|ห้อง|ห้องเช่า|หอ|หอพัก|ที่ดิน|ทาวน์โฮม|ตึกแถว|โกดัง|อยู่|ทำงาน)(?:ใน|ที่)\s*$/;
/** "ปัวไกลไป", "ยายว่าฉลองแพงไป": only of a place is said that it is too far, too dear or too quiet. */
const BLAMED_AFTER = /^(?:ก็)?(?:ไกล|แพง|เงียบ|วุ่นวาย)(?:ไป|เกินไป|มากไป)/;
const CLAUSE_BEFORE = /(?:^|[\s,.]|ว่า|แต่)$/;
/**
 * "แถวปัว", "ที่ดิน ปัว", "townhome Nana": a name behind a word for an area, or behind one for a home where nothing
 * follows; one that is lived in, and one of which is said what is said of places alone.
 */
function isCalledAPlace(text: string, { start, end, certainty }: RawHit): boolean {
  if (certainty !== "exact" || SAID_OF_HOMES.has(text.slice(start, end).toLowerCase()))
    return false;
  const before = text.slice(Math.max(0, start - 16), start);
  const behind = text.slice(end, end + 24);
  return (
    AREA_WORD.test(before) ||
    LIVED_IN.test(before) ||
    (HOME_WORD.test(before) && /^\s*$/.test(behind)) ||
    (CLAUSE_BEFORE.test(before) && BLAMED_AFTER.test(behind))
  );
}

/** "Siam", "or Nana", "Siam is fine too", "เอาฉลองก็ได้": a message of one name means the place. */
const isAllThatIsSaid = (text: string, { start, end }: RawHit): boolean =>
  start <= AROUND_AT_MOST &&
  text.length - end <= AROUND_AT_MOST &&
  BEFORE_NAME.test(text.slice(0, start)) &&
  BEHIND_NAME.test(text.slice(end));
const AROUND_AT_MOST = 24;
const BEFORE_NAME =
  /^[\s.!?]*(?:(?:or|and|also|maybe|ok|okay|then|only|just|drop|forget|without|remove|skip|scrap|not|no|add) +)*(?:เอา|ไม่เอา|ตัด|เลิก|ขอ|หรือ|เพิ่ม|กลับไป|งั้น|งั้นเอา)?$/;
const BEHIND_NAME =
  /^[\s.!?]*(?:(?:(?:is|are|would be|could be) )?(?:also )?(?:fine|ok|okay|good|possible)|works|would work|could work|only)?(?: ?(?:too|also|as well|instead|then))?(?:ก็ได้|ก็ดี|ก็โอเค|ด้วย|ดีกว่า|แทน|เหมือนเดิม)?(?:นะ|เลย)?(?:ครับ|ค่ะ|คะ)?(?: ?please)?[\s.!?]*$/;

/** "Pai house for rent", "pai for 2 months": a name at the head of a message, with a home or a stay behind it. */
const isAtHead = (text: string, { start, end }: RawHit): boolean =>
  start <= HEAD_WITHIN &&
  /^(?:#[a-z]+|(?:hi|hello|hey)\b|[^a-z#])*$/i.test(text.slice(0, start)) &&
  /^,? (?:(?:houses?|villas?|rooms?|studios?|bungalows?|condos?|land|town) |\d{1,2} ?(?:b\d?|br|bed|beds|bedrooms?|sqm)\b|for (?:a |the |\d|one |two |three |six ))/i.test(
    text.slice(end, end + 16),
  );

const HEAD_WITHIN = 24;

/** "condo, Nana, 1 bed", "#nana": a name between signs of a list stands for itself. */
const isListed = (text: string, { start, end }: RawHit): boolean =>
  /(?:[,;|/]\s*|#)$/.test(text.slice(Math.max(0, start - 3), start)) &&
  /^\s*(?:[,;|/#\n]|$)/.test(text.slice(end, end + 3));

/** "Suk 24": a number behind makes the short name of a road one. */
function isRoadWithNumber(text: string, { candidates, end }: RawHit): boolean {
  return (
    candidates.every(({ place }) => place.kind === "road") &&
    /^\s?\d{1,3}(?!\d|[.,]\d|[:%a-z-])(?!\s*[a-z]b\b)/.test(text.slice(end, end + 8))
  );
}

/** True where two names stand side by side as in a list: "Asok, Nana", "อโศกนานา". */
function standTogether(text: string, left: RawHit | undefined, right: RawHit | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const isNamed = [left, right].some((hit) => cityOf(hit) !== undefined);
  return (
    isNamed && /^\s*(?:[,/&+-]|and|or|และ|หรือ|กับ)?\s*$/.test(text.slice(left.end, right.start))
  );
}

/** "ย้ายเข้าคอนโด" holds no เขาค้อ: what is only nearly a name may not end in the middle of a word of property talk. */
function cutsIntoWord(text: string, end: number): boolean {
  for (let at = end - WORD_BEGINS_WITHIN; at < end; at++) {
    const word = propertyWords().longestAt(text, at, () => true);
    if (word !== undefined && word.end > end + 1) return true;
  }
  return false;
}
const WORD_BEGINS_WITHIN = 3;

/** Initials stand apart, or behind a word that speaks of places. */
function areLetters(text: string, { start, end }: RawHit, company: boolean): boolean {
  return isThai(text[start - 1] ?? "") && !company && areInitials(text, start, end);
}

const beside = (words: string) => ({
  before: new RegExp(`(?:${words})\\s*(?:station|สถานี)?\\s*$`),
  after: new RegExp(`^\\s*(?:station\\s*)?(?:${words})`),
});
const NETWORK_WORDS = {
  bts: beside("bts|sky\\s?train|บีทีเอส"),
  mrt: beside("mrt|metro|subway|เอ็มอาร์ที|รถไฟฟ้าใต้ดิน"),
  arl: beside("arl|airport\\s(?:rail\\s)?link|แอร์พอร์ต(?:เรล)?ลิ้?งค?ก?์?"),
  srt: beside("srt|red\\sline|สายสีแดง"),
} as const satisfies Readonly<Record<Network, unknown>>;
function isBesideNetwork(text: string, { start, end }: RawHit, network: Network | null): boolean {
  if (network === null) return false;
  const { before, after } = NETWORK_WORDS[network];
  return (
    before.test(text.slice(Math.max(0, start - 32), start)) || after.test(text.slice(end, end + 24))
  );
}

/**
 * "ARL Lat Krabang", "Pink Line Min Buri": a line beside a name that has a station
 * on it makes one mention of that station.
 */
export function joinLines(text: string, hits: readonly Hit[]): readonly Hit[] {
  const joined: Hit[] = [];
  for (let i = 0; i < hits.length; i++) {
    const [hit, next] = [hits[i] as Hit, hits[i + 1]];
    const one = next === undefined ? undefined : joinedOf(text, hit, next);
    joined.push(one ?? hit);
    if (one !== undefined) i++;
  }
  return joined;
}

function joinedOf(text: string, left: Hit, right: Hit): Hit | undefined {
  const isLineFirst = lineOf(left) !== undefined;
  const line = lineOf(left) ?? lineOf(right);
  const named = isLineFirst ? right : left;
  const gap = text.slice(left.end, right.start);
  if (line === undefined || !/^\s*(?:station|สถานี)?\s*$/.test(gap)) return undefined;
  const stations = named.places.filter(({ id }) => line.stationIds.includes(id));
  const [station] = stations;
  return station === undefined
    ? undefined
    : {
        start: left.start,
        end: right.end,
        places: [station],
        certainty: named.certainty,
        isStation: true,
      };
}

const lineOf = ({ places: [first] }: { readonly places: readonly Place[] }) =>
  first === undefined || !first.id.startsWith("line:")
    ? undefined
    : atlas().lines.find(({ place }) => place.place.id === first.id);

const PLACE_BEFORE =
  /(?:^|[^a-z])(?:condos?|condominium|apartments?|villas?|house|studio|rooms?|in|at|near|nearby|around|off|to|from|by|bts|mrt|arl|srt|station|soi|thanon|area of|close to|next to|(?:what|how) about|says?|said|told (?:me|us)|prefers?|suggests?|suggested|recommends?|recommended|than|versus|vs)[\s:]*$|(?:คอนโด|คอนโดมิเนียม|ทาวน์โฮม|ทาวน์เฮ้าส์|วิลล่า|แถว|แถวๆ|ย่าน|ใกล้|ใกล้ๆ|โซน|สถานี|บีทีเอส|เอ็มอาร์ที|ถนน|ถ\.|เขต|อำเภอ|อ\.|จังหวัด|จ\.|เมือง|ซอย|หาด|เกาะ|หลัง|หน้า|ข้าง|ติด|ฝั่ง|ตัวเมือง|ไป|อยู่|ใน|ถ้าเป็น|เปลี่ยนเป็น|เอาเป็น)\s*$/;
const PLACE_AFTER =
  /^\s*(?:condos?|apartments?|station|area|district|province|road|rd\b|soi|beach|bts|mrt|town|city)\b|^\s*(?:สถานี|ซอย)/;

/** "condo, Nana, 1 bed": an item of a list of its own. */
const isInList = (text: string, start: number, end: number): boolean =>
  /[a-zก-๎\d],\s?$/.test(text.slice(Math.max(0, start - 3), start)) && text.startsWith(",", end);

/** True where the words next to a stretch speak of places. */
function isInCompany(text: string, start: number, end: number): boolean {
  return (
    isInList(text, start, end) ||
    PLACE_BEFORE.test(text.slice(Math.max(0, start - 16), start)) ||
    PLACE_AFTER.test(text.slice(end, end + 12))
  );
}

interface NameWidening {
  readonly kind: PlaceKind;
  readonly before: RegExp;
  readonly after: RegExp;
}
/** Words that are part of naming a place and say of which kind it is. */
const WIDENINGS: readonly NameWidening[] = [
  {
    kind: "district",
    before: /(?:^|[^a-z])(?:khet|amphoe|amphur|amphor)\s+$|(?:เขต|อำเภอ|อ\.)\s*$/,
    after: /^\s+district\b/,
  },
  {
    kind: "province",
    before: /(?:^|[^a-z])changwat\s+$|(?:จังหวัด|จ\.)\s*$/,
    after: /^\s+province\b/,
  },
  { kind: "road", before: /(?:^|[^a-z])thanon\s+$|(?:ถนน|ถ\.)\s*$/, after: /^\s+(?:road|rd)\b\.?/ },
];

/** Takes "district", "ถนน" ... into the mention and keeps the places of that kind, where there are any. */
function widenByWords(text: string, hit: Hit): Hit {
  const left = text.slice(Math.max(0, hit.start - 12), hit.start);
  const right = text.slice(hit.end, hit.end + 12);
  for (const { kind, before, after } of WIDENINGS) {
    const ahead = before.exec(left);
    const behind = after.exec(right);
    if (ahead === null && behind === null) continue;
    const places = hit.places.filter((place) => place.kind === kind);
    if (places.length === 0) continue;
    const aheadLength = ahead === null ? 0 : ahead[0].replace(/^[^a-zก-๎]/, "").length;
    return {
      ...hit,
      start: hit.start - aheadLength,
      end: hit.end + (behind?.[0].length ?? 0),
      places,
    };
  }
  return hit;
}
