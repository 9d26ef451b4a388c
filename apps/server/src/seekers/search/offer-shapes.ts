import type { Area, NearTarget, ResolvedCriteria } from "@propertyvr/vocabulary";
import { cellsOfAll, type Circle } from "../../stock/listings/grid.ts";
import { anyOf, isNearAny, isOneOf, liesIn } from "./offer-conditions.ts";
import type { SqlValues } from "./sql-values.ts";

/**
 * How a search finds its way into `offers`. Each shape has an index of the
 * migration that covers it and a test that reads its plan.
 */
export type OfferShape =
  | "district"
  | "province"
  | "radius"
  | "areas_and_radius"
  | "areas_or_near"
  | "nearest"
  | "everywhere";

export interface Whereabouts {
  readonly shape: OfferShape;
  /** Conditions on place; a home fits when all of one branch hold, and never two branches at once. */
  readonly branches: readonly (readonly string[])[];
}

/** Beyond this many squares a list of keys costs more than it saves. */
const CELLS_AT_MOST = 3_000;

export function whereabouts(resolved: ResolvedCriteria, sql: SqlValues): Whereabouts {
  const { areas, orNear, near } = resolved;
  if (areas.length === 0 || orNear.length === 0) return inAllOf(resolved, sql);
  // Each side finds its own way; what lies in an area is read there and not again.
  const inAreas = inAllOf({ areas, near }, sql);
  const isNear = inAllOf({ areas: [], near: [orNear, ...near] }, sql);
  const notInAreas = `${anyArea(areas, sql)} is not true`;
  return {
    shape: "areas_or_near",
    branches: [...inAreas.branches, ...isNear.branches.map((branch) => [...branch, notInAreas])],
  };
}

/** Where a home lies, whatever else is asked. */
type OfferLocation = Pick<ResolvedCriteria, "areas" | "near">;

function inAllOf(resolved: OfferLocation, sql: SqlValues): Whereabouts {
  const near = resolved.near.map((group) => isNearAny(group, sql));
  const circles = resolved.areas.filter((area) => area.kind === "circle");
  const admin = resolved.areas.filter((area) => area.kind !== "circle");
  const cells = commonCells(resolved);
  if (cells !== undefined) {
    const areas = resolved.areas.length === 0 ? [] : [anyArea(resolved.areas, sql)];
    return one("radius", [`cell = any(${sql.add(cells, "int[]")})`, ...areas, ...near]);
  }
  if (admin.length > 0 && circles.length > 0) {
    const inAdmin = adminConditions(admin, sql);
    const inCircles = [...cellKeys(circles, sql), anyArea(circles, sql)];
    const notInAdmin = `(${inAdmin.conditions.join(" and ")}) is not true`;
    return {
      shape: "areas_and_radius",
      branches: [
        [...inAdmin.conditions, ...near],
        [...inCircles, notInAdmin, ...near],
      ],
    };
  }
  if (admin.length > 0) {
    const { shape, conditions } = adminConditions(admin, sql);
    return one(shape, [...conditions, ...near]);
  }
  const wide = circles.length > 0 ? [anyArea(circles, sql)] : [];
  return one(near.length > 0 ? "nearest" : "everywhere", [...wide, ...near]);
}

const one = (shape: OfferShape, conditions: readonly string[]): Whereabouts => ({
  shape,
  branches: [conditions],
});

const anyArea = (areas: readonly Area[], sql: SqlValues): string =>
  anyOf(areas.map((area) => liesIn(area, sql)));

/**
 * The squares every home that fits lies in: what all-circle areas and each group of
 * named spots have in common. undefined where nothing asked for can be said in squares.
 */
function commonCells(resolved: OfferLocation): readonly number[] | undefined {
  const groups = [
    ...(resolved.areas.length > 0 && resolved.areas.every((area) => area.kind === "circle")
      ? [resolved.areas.flatMap(circleOf)]
      : []),
    ...resolved.near.filter(isAllSpots).map((group) => group.flatMap(circlesOf)),
  ];
  let common: readonly number[] | undefined;
  for (const circles of groups) {
    const cells = cellsOfAll(circles, CELLS_AT_MOST);
    if (cells === undefined) continue;
    if (common === undefined) common = cells;
    else {
      const own = new Set(cells);
      common = common.filter((cell) => own.has(cell));
    }
  }
  return common;
}

const circleOf = (area: Area): Circle[] =>
  area.kind === "circle" ? [{ center: area.center, radiusM: area.radiusM }] : [];

const isAllSpots = (group: readonly NearTarget[]): boolean =>
  group.every((target) => target.kind === "spots");

const circlesOf = (target: NearTarget): Circle[] =>
  target.kind === "spots"
    ? target.spots.map((center) => ({ center, radiusM: target.withinM }))
    : [];

function cellKeys(circles: readonly Area[], sql: SqlValues): string[] {
  const cells = cellsOfAll(circles.flatMap(circleOf), CELLS_AT_MOST);
  return cells === undefined ? [] : [`cell = any(${sql.add(cells, "int[]")})`];
}

/** A sub-district's code begins with its district's, that with its province's (a check of the table). */
function adminConditions(
  areas: readonly Area[],
  sql: SqlValues,
): { shape: "district" | "province"; conditions: string[] } {
  const codes = (kind: "province" | "district" | "subdistrict") =>
    areas.flatMap((area) => (area.kind === kind ? [area.code] : []));
  const provinces = codes("province");
  const districts = codes("district");
  const subdistricts = codes("subdistrict");
  const outer = (all: readonly number[], size: number) =>
    all.map((code) => Math.floor(code / size));
  if (provinces.length === 0) {
    const keys = [...new Set([...districts, ...outer(subdistricts, 100)])];
    const exact = subdistricts.length === 0 ? [] : [anyArea(areas, sql)];
    return {
      shape: "district",
      conditions: [isOneOf("district_code", keys, sql), ...exact],
    };
  }
  const keys = [
    ...new Set([...provinces, ...outer(districts, 100), ...outer(subdistricts, 10_000)]),
  ];
  const exact = provinces.length === areas.length ? [] : [anyArea(areas, sql)];
  return {
    shape: "province",
    conditions: [isOneOf("province_code", keys, sql), ...exact],
  };
}
