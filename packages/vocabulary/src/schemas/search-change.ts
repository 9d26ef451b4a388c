import { z } from "zod";
import { AMENITIES, NEAR_KINDS, PRICE_PERIODS, PROPERTY_TYPES, TENURES } from "../closed-lists.ts";
import type { ReadonlyDeep } from "../readonly-deep.ts";

const kind = <Kind extends string>(name: Kind) => z.literal(name);
const amount = z.number().min(0);
const count = z.number().int().min(0);
const per = z.enum(PRICE_PERIODS);
/** A place as people of each language write it. */
const names = z.object({ en: z.string(), th: z.string() });
export type BothNames = ReadonlyDeep<z.infer<typeof names>>;

/** One thing that could be asked differently. Amounts are whole baht, sizes square metres. */
export const SingleChange = z
  .discriminatedUnion("kind", [
    z.object({ kind: kind("price"), max: amount, per }),
    z.object({ kind: kind("price_from"), min: amount, per }),
    z.object({ kind: kind("any_price") }),
    z.object({ kind: kind("within"), metres: amount }),
    /** Also near the stations one stop further. */
    z.object({ kind: kind("next_stations"), stations: z.array(names) }),
    z.object({ kind: kind("bedrooms"), min: count.nullable(), max: count.nullable() }),
    z.object({ kind: kind("bathrooms"), min: count }),
    z.object({ kind: kind("area"), min_sqm: amount }),
    z.object({ kind: kind("area_up_to"), max_sqm: amount }),
    z.object({ kind: kind("land"), min_sqm: amount }),
    z.object({ kind: kind("land_up_to"), max_sqm: amount }),
    z.object({ kind: kind("without"), amenities: z.array(z.enum(AMENITIES)) }),
    z.object({ kind: kind("any_tenure"), tenure: z.enum(TENURES) }),
    /** Homes that are available, in the place of those that are sold or rented. */
    z.object({ kind: kind("available") }),
    z.object({ kind: kind("any_deal") }),
    z.object({ kind: kind("any_type") }),
    z.object({ kind: kind("allow_type"), type: z.enum(PROPERTY_TYPES) }),
    z.object({ kind: kind("any_bedrooms") }),
    z.object({ kind: kind("any_bathrooms") }),
    z.object({ kind: kind("any_area") }),
    z.object({ kind: kind("any_land") }),
    /** Everything of the kind that was to be near; null where a place was named, or several kinds. */
    z.object({ kind: kind("not_near"), near: z.enum(NEAR_KINDS).nullable() }),
    /** The whole province of the places that were named. */
    z.object({ kind: kind("in_province"), province: names }),
    /** The parent that was named beside a place in it. */
    z.object({ kind: kind("wider_area") }),
    z.object({ kind: kind("anywhere") }),
  ])
  .meta({ id: "SearchChange" });
export type SingleChange = ReadonlyDeep<z.infer<typeof SingleChange>>;
