import type { MarketRequest } from "@propertyvr/assistant";
import type { endpoints, FieldProblem, QueryOf } from "@propertyvr/contracts";
import { locate, placesNamed } from "@propertyvr/gazetteer";
import {
  dealOfMetric,
  DISTRICTS_BY_PRICE,
  EMPTY_CRITERIA,
  fail,
  isEmptyCriteria,
  ok,
  searchQuery,
  type Criteria,
  type Deal,
  type MarketMetric,
  type Range,
  type Result,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { detailsOf, type Failure } from "../../platform/http/failure.ts";

type Query = QueryOf<typeof endpoints.marketInsight>;
type MarketParameter = keyof Query;

/** The question that parameters ask; what is missing or contradicts itself is named with what to send. */
export function readMarket(asked: Query): Result<MarketRequest, Failure> {
  const problems = problemsOf(asked);
  if (problems.length > 0) return invalid(problems);
  const { kind, asked_thb: askedThb, listing_id: listingId, language } = asked;
  const metrics = metricsOf(asked);
  const query = searchQuery({ criteria: criteriaOf(asked, metrics) });
  const unknown = unknownPlace(asked, query);
  if (unknown !== null) return invalid([unknown]);
  return ok({
    kind,
    metrics,
    query,
    askedThb: askedThb ?? null,
    listingId: listingId ?? null,
    bedrooms: isOfRooms(asked) ? asked.bedrooms : [],
    areas: {
      by: asked.by ?? DISTRICTS_BY_PRICE.by,
      order: asked.order ?? DISTRICTS_BY_PRICE.order,
    },
    isOfSize: asked.kind === "level" && asked.sizes,
    language,
  });
}

/** Numbers of bedrooms are the sides of a comparison where two stand there. */
const isOfRooms = ({ kind, bedrooms }: Query): boolean => kind === "compare" && bedrooms.length > 1;

const invalid = (errors: readonly FieldProblem[]): Result<never, Failure> =>
  fail({
    code: "invalid",
    ...detailsOf(errors),
    errors,
  });

const problem = (
  field: MarketParameter,
  code: string,
  message: string,
  messageTh: string,
): FieldProblem => ({
  pointer: `/${field}`,
  field,
  code,
  message,
  message_th: messageTh,
});

function problemsOf(asked: Query): readonly FieldProblem[] {
  const { kind, place, near, within_m: withinM, deal, listing_id: listingId } = asked;
  const hasPrice = asked.price_min_thb !== undefined || asked.price_max_thb !== undefined;
  const found: readonly (readonly [isWrong: boolean, ...Parameters<typeof problem>])[] = [
    [kind === "compare" && place.length < 2 && !isOfRooms(asked), "place", "too_few", "Send two to four places to compare by repeating place, or two to four bedrooms", "ส่ง place อย่างน้อย 2 ทำเล (สูงสุด 4) หรือ bedrooms อย่างน้อย 2 ค่าเพื่อเปรียบเทียบ"],
    [kind !== "compare" && asked.bedrooms.length > 1, "bedrooms", "not_together", "Repeat bedrooms only with kind=compare", "ส่ง bedrooms หลายค่าได้เฉพาะกับ kind=compare"],
    [kind !== "affordable_areas" && (asked.by ?? asked.order) !== undefined, asked.by === undefined ? "order" : "by", "not_together", "Send by and order only with kind=affordable_areas", "ส่ง by และ order ได้เฉพาะกับ kind=affordable_areas"],
    [kind !== "level" && asked.sizes, "sizes", "not_together", "Send sizes only with kind=level", "ส่ง sizes ได้เฉพาะกับ kind=level"],
    [asked.order !== undefined && hasPrice, "order", "not_together", "With a price the places with most homes come first: leave out order", "เมื่อระบุราคา จะเรียงตามจำนวนที่พัก จึงไม่ต้องส่ง order"],
    [kind === "compare" && near !== undefined && !isOfRooms(asked), "near", "not_together", "Compare places with place, and leave out near", "การเปรียบเทียบใช้ place เท่านั้น ไม่ต้องส่ง near"],
    [kind !== "listing_position" && kind !== "level" && listingId !== undefined, "listing_id", "not_together", "Send listing_id only with kind=listing_position or kind=level", "ส่ง listing_id ได้เฉพาะกับ kind=listing_position หรือ kind=level"],
    [kind === "listing_position" && listingId === undefined, "listing_id", "required", "Send the listing's id as listing_id", "ส่งรหัสประกาศเป็น listing_id"],
    [kind === "affordable_areas" && asked.price_max_thb === undefined && asked.order === undefined, "price_max_thb", "required", "Send the budget as price_max_thb, with deal, or send order", "ส่งงบสูงสุดเป็น price_max_thb พร้อม deal หรือส่ง order"],
    [kind === "trend" && hasPrice, "price_max_thb", "not_together", "Today's price would choose the months: leave out price_min_thb and price_max_thb", "ราคาวันนี้จะไปเลือกเดือนที่นับ จึงไม่ต้องส่ง price_min_thb และ price_max_thb"],
    [hasPrice && deal === undefined, "deal", "required", "Send deal=rent or deal=sale with a price", "เมื่อระบุราคา ต้องส่ง deal=rent หรือ deal=sale ด้วย"],
    [kind === "yield" && hasPrice, "price_max_thb", "not_together", "A yield compares rents with prices: leave out price_min_thb and price_max_thb", "ผลตอบแทนเทียบค่าเช่ากับราคาขาย จึงไม่ต้องส่ง price_min_thb และ price_max_thb"],
    [withinM !== undefined && near === undefined, "within_m", "not_alone", "Send near with within_m", "ส่ง near พร้อมกับ within_m"],
    [isReversed(asked.price_min_thb, asked.price_max_thb), "price_min_thb", "reversed", "price_min_thb is above price_max_thb", "price_min_thb สูงกว่า price_max_thb"],
    [isReversed(asked.area_min_sqm, asked.area_max_sqm), "area_min_sqm", "reversed", "area_min_sqm is above area_max_sqm", "area_min_sqm มากกว่า area_max_sqm"],
    [isReversed(asked.land_min_sqm, asked.land_max_sqm), "land_min_sqm", "reversed", "land_min_sqm is above land_max_sqm", "land_min_sqm มากกว่า land_max_sqm"],
    [deal !== undefined && asked.metric.some((metric) => dealOfMetric(metric) !== deal), "metric", "not_together", `Send metrics of deal=${deal ?? ""}, or leave out deal`, `ส่ง metric ให้ตรงกับ deal=${deal ?? ""} หรือไม่ต้องส่ง deal`],
    [kind !== "listing_position" && listingId === undefined && isUnbounded(asked), "place", "required", "Say which homes you mean with place, near or type", "ระบุว่าหมายถึงที่พักใดด้วย place, near หรือ type"],
  ]; // prettier-ignore
  return found.flatMap(([isWrong, ...texts]) => (isWrong ? [problem(...texts)] : []));
}

const isReversed = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && min > max;

const isUnbounded = (asked: Query): boolean =>
  !isOfRooms(asked) &&
  asked.order === undefined &&
  isEmptyCriteria({ ...criteriaOf(asked, []), deal: null });

/** By default the prices of the deal that is asked about; of both where none is. */
function metricsOf({ kind, metric, deal, type }: Query): readonly MarketMetric[] {
  if (metric.length > 0) return metric;
  if (deal === undefined) return ["sale", "rent"];
  const unit = type.length === 1 && type[0] === "land" ? "wah" : "sqm";
  return kind === "level" ? [deal, `${deal}_per_${unit}`] : [deal];
}

/** A yield and the supply are of both deals, whatever is measured. */
function dealOf({ kind, deal }: Query, metrics: readonly MarketMetric[]): Deal | null {
  if (deal !== undefined) return kind === "yield" ? null : deal;
  if (kind === "yield" || kind === "supply") return null;
  const deals = [...new Set(metrics.map(dealOfMetric))];
  return deals.length === 1 ? (deals[0] ?? null) : null;
}

function criteriaOf(asked: Query, metrics: readonly MarketMetric[]): Criteria {
  const { place, near, within_m: withinM, type, bathrooms, deal } = asked;
  const [bedrooms] = isOfRooms(asked) ? [] : asked.bedrooms;
  const price = rangeOf(asked.price_min_thb, asked.price_max_thb);
  return {
    ...EMPTY_CRITERIA,
    deal: dealOf(asked, metrics),
    types: type,
    bedrooms: bedrooms === undefined ? null : { min: bedrooms, max: bedrooms },
    price: price && { ...price, per: deal === "rent" ? "month" : "total" },
    area_sqm: rangeOf(asked.area_min_sqm, asked.area_max_sqm),
    land_sqm: rangeOf(asked.land_min_sqm, asked.land_max_sqm),
    bathrooms: bathrooms === undefined ? null : { min: bathrooms },
    amenities: asked.amenity,
    tenure: asked.tenure ?? null,
    places: place,
    near: near === undefined ? [] : [nearOf(near, withinM)],
  };
}

function nearOf(name: string, withinM: number | undefined): Criteria["near"][number] {
  const kind = placesNamed(name).find(({ nearKind }) => nearKind !== null)?.nearKind ?? "poi";
  return { kind, name, within_m: withinM ?? null };
}

const rangeOf = (min: number | undefined, max: number | undefined): Range | null =>
  min === undefined && max === undefined
    ? null
    : { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };

function unknownPlace({ near }: Query, query: SearchQuery): FieldProblem | null {
  const [name] = locate(query).unplaced;
  if (name === undefined) return null;
  const field = name === near ? "near" : "place";
  const lists = `GET /api/places?q=${encodeURIComponent(name)}&for=${field === "near" ? "near" : "places"}`;
  return problem(
    field,
    "unknown_place",
    `We don't know a place called "${name}". ${lists} lists names we know`,
    `ไม่รู้จักทำเลชื่อ "${name}" ดูชื่อที่ใช้ได้จาก ${lists}`,
  );
}
