import { atlas, provinceId } from "./atlas.ts";
import type { Hit } from "./names/hits.ts";
import type { Place } from "./place.ts";
import type { Series } from "./soi-series.ts";
import { numberedSoi, seriesOf, soiOf } from "./soi-series.ts";
import { fold } from "./text/fold.ts";

/** Number behind a name: up to three digits that no further digit, share or decimal follows. */
const NUMBER =
  /^(\s*(?:[,-]\s*)?(?:soi|ซอย|ซ\.)?\s*)(\d{1,3})(?:\/(\d{1,2}))?(?![\d.,:/%+]*\d|[a-z%+]|\s*-\s*\d)/;
const SOI_AHEAD = /(?:^|[^a-z])soi\s+$|(?:ซอย|ซ\.)\s*$/;
/** What a number counts when it is no soi. */
const UNIT =
  /^\s*(?:-\s*)?(?:(?:to|ถึง|–)\s*(?:\d{4}|\d{1,3}(?:[,.]?\d{3})*\s*(?:k\b|m\b|b\b|บาท|baht|thb|ล้าน|แสน|หมื่น|พัน|sq|ตร|นอน|ห้อง|bed|br\b|ปี|เดือน|mil|thousand))|thousand|beds?\b|bedrooms?\b|br\b|bdr?m?\b|baths?\b|bathrooms?\b|units?\b|rooms?\b|sqm?\b|sq\b|m2\b|rai\b|ngan\b|wah\b|k\b|m\b|mb\b|mil|la+n\b|muen\b|phan\b|hong\b|saen\b|thb|baht|usd|eur|percent|min|mins\b|minutes?\b|km\b|metres?\b|meters?\b|months?\b|years?\b|weeks?\b|days?\b|people|persons?\b|stor|floors?\b|cars?\b|นอน|ห้อง(?!มุม|สวย|ใหญ่|เล็ก|สตู|ริม|ใหม่)|น้ำ|ล้าน|แสน|หมื่น|พัน|บาท|ตร|ไร่|งาน|วา|นาที|กิโล|กม|เมตร|ม\.|เดือน|ปี|วัน|คน|ชั้น|คัน|หลัง|คูหา|ยูนิต|%|฿)/;
/** A soi by its number alone is one of the road that was named, else of Sukhumvit. */
const BARE = /(?:^|[^a-z0-9ก-๎])((?:soi|ซอย)\s*(\d{1,3}))(?![\d.,/]*\d|[a-z])/g;
const BARE_ROAD = "road:sukhumvit";
/** "Sukhumvit 24 or 26", "from 24 to 36", "31, 33": another number of the same road. */
const FURTHER =
  /^(\s*(?:,?\s*(?:or|and|to|หรือ|กับ|และ|ถึง)|,)\s*(?:soi|ซอย)?\s*)(\d{1,3})(?![\d.,:/%+]*\d|[a-z%+]|\s*-\s*\d)/;

/** Sois that are known by the name of their neighbourhood. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  "soi:sukhumvit-21": "area:asok",
  "soi:sukhumvit-55": "area:thong-lo",
  "soi:sukhumvit-63": "area:ekkamai",
  "soi:sukhumvit-105": "area:la-salle",
  "soi:sukhumvit-107": "area:bearing",
};
function withNeighbourhood(soi: Place): readonly Place[] {
  const area = atlas().byId.get(KNOWN_AS[soi.id] ?? "");
  return area === undefined ? [soi] : [area, soi];
}

/** Reads numbers behind roads as their sois, and sois by number alone. */
export function readSois(text: string, hits: readonly Hit[]): readonly Hit[] {
  const read = hits.flatMap((hit, i) => {
    const soi = withSoi(text, hit);
    const limit = hits[i + 1]?.start ?? text.length;
    return [soi, ...furtherSois(text, soi, limit), ...canalUpTo(text, hit, limit)];
  });
  if (!/soi|ซอย/.test(text) || read.some(isElsewhere)) return read;
  const bare = [...text.matchAll(BARE)].flatMap((match) => {
    const start = match.index + match[0].length - (match[1] ?? "").length;
    return bareSoi(text, start, match[1] ?? "", Number(match[2]), read);
  });
  const more = bare.flatMap((hit) => [hit, ...furtherSois(text, hit, text.length)]);
  return more.length === 0 ? read : [...read, ...more].sort((a, b) => a.start - b.start);
}

/** True for a place outside Bangkok, where "Soi 8" is another one. */
function isElsewhere({ places: [place] }: Hit): boolean {
  const province = place === undefined ? undefined : provinceId(place);
  return province !== undefined && province !== "province:10";
}

function bareSoi(
  text: string,
  start: number,
  written: string,
  number: number,
  hits: readonly Hit[],
): readonly Hit[] {
  const end = start + written.length;
  const isTaken = hits.some((hit) => hit.start < end && start < hit.end + 2);
  if (isTaken || UNIT.test(text.slice(end, end + 20))) return [];
  const road = onlyRoadOf(hits) ?? atlas().byId.get(BARE_ROAD);
  const soi = road === undefined ? undefined : numberedSoi(road, number);
  return soi === undefined
    ? []
    : [{ start, end, places: withNeighbourhood(soi), certainty: "exact" }];
}

/** The one road a text names. */
function onlyRoadOf(hits: readonly Hit[]): Place | undefined {
  const roads = hits.flatMap(({ places: [place] }) => (place?.kind === "road" ? [place] : []));
  return roads.length === 1 ? roads[0] : undefined;
}

function withSoi(text: string, hit: Hit): Hit {
  const named = sameNamedSoi(hit);
  if (named !== undefined)
    return roadBeforeCount(text, hit, named) ?? { ...hit, places: [named, ...hit.places] };
  const found = hit.places.map(seriesOf).find((each) => each !== undefined);
  if (found === undefined) return hit;
  const match = NUMBER.exec(text.slice(hit.end, hit.end + 16));
  if (match === null) return hit;
  const ahead = SOI_AHEAD.exec(text.slice(Math.max(0, hit.start - 6), hit.start));
  const isSaid = ahead !== null || /[a-zก-ฮ]/.test(match[1] ?? "");
  const end = hit.end + match[0].length;
  if (!isSaid && (!countsSois(found, match[1] ?? "") || UNIT.test(text.slice(end, end + 20))))
    return hit;
  const soi = soiOf(found, Number(match[2]), match[3]);
  if (soi === undefined) return hit;
  const start = ahead === null ? hit.start : hit.start - ahead[0].replace(/^[^a-zก-๎]/, "").length;
  return { start, end, places: withNeighbourhood(soi), certainty: hit.certainty };
}

/** "รามอินทรา 3 ห้องนอน": the road, though a station is called Ram Inthra 3. */
function roadBeforeCount(text: string, hit: Hit, named: Place): Hit | undefined {
  const number = /\s*\d{1,3}$/.exec(text.slice(hit.start, hit.end));
  const road = atlas().byId.get(named.within ?? "");
  const isCount =
    UNIT.test(text.slice(hit.end, hit.end + 20)) || /^[.,]\d/.test(text.slice(hit.end));
  if (number === null || road === undefined || !isCount) return undefined;
  return { ...hit, end: hit.end - number[0].length, places: [road] };
}

/** True where a number right behind the name is a soi without the word. */
const countsSois = ({ road, row }: Series, gap: string): boolean =>
  !/\d$/.test(road.name) && row?.isSaid !== true && !/[,-]/.test(gap);

/** The numbers that go on behind a soi: "Sukhumvit 24 or 26". */
function furtherSois(text: string, first: Hit, limit: number): readonly Hit[] {
  const [soi] = first.places.filter(({ kind }) => kind === "soi");
  const road = atlas().byId.get(soi?.within ?? "");
  if (road === undefined) return [];
  const more: Hit[] = [];
  for (let at = first.end; at < limit;) {
    const match = FURTHER.exec(text.slice(at, at + 20));
    if (match === null) break;
    const end = at + match[0].length;
    const next = numberedSoi(road, Number(match[2]));
    if (next === undefined || end > limit || UNIT.test(text.slice(end, end + 20))) break;
    if (isListed(match[1] ?? "") && Number(match[2]) <= MOST_ROOMS) break;
    const start = end - (match[2] ?? "").length;
    more.push({ start, end, places: withNeighbourhood(next), certainty: "exact" });
    at = end;
  }
  return more;
}

/** "Khlong 1-2", "คลอง 3 ถึง 5": both are canals of Rangsit. */
function canalUpTo(text: string, first: Hit, limit: number): readonly Hit[] {
  const isCanal = first.places[0]?.id.startsWith("area:khlong-") ?? false;
  const match = isCanal ? UP_TO.exec(text.slice(first.end, first.end + 16)) : null;
  if (match === null) return [];
  const end = first.end + match[0].length;
  const canal = atlas().byId.get(`area:khlong-${match[1]}`);
  if (canal === undefined || end > limit || UNIT.test(text.slice(end, end + 20))) return [];
  return [
    { start: end - (match[1] ?? "").length, end, places: [canal], certainty: first.certainty },
  ];
}
const UP_TO =
  /^\s*(?:-|–|to|ถึง)\s*(?:khlong|klong|คลอง)?\s*(\d{1,2})(?![\d.,:/%+]*\d|[a-z%+]|\s*-\s*\d)/;

/** "Sukhumvit 31, 2 or 3 bedrooms": behind a mere comma a small number counts rooms. */
const MOST_ROOMS = 5;
const isListed = (joined: string): boolean => /^\s*,\s*$/.test(joined);

/** The soi that a station is called after: MRT Lat Phrao 71. */
function sameNamedSoi(hit: Hit): Place | undefined {
  const match = /^(.+) (\d{1,3})$/.exec(hit.places[0]?.name ?? "");
  if (match === null || hit.places[0]?.kind !== "station" || hit.isStation === true)
    return undefined;
  const road = fold(match[1] ?? "");
  const found = atlas().named.find(
    ({ place, names }) => place.kind === "road" && names.some(({ text }) => fold(text) === road),
  )?.place;
  return found === undefined ? undefined : numberedSoi(found, Number(match[2]));
}
