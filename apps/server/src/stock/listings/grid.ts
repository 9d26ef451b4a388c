import type { Point } from "@propertyvr/vocabulary";

/** `offers.cell`: squares of 0.01 degree (1.1 km), so that a circle is a handful of keys. */
const CELLS_A_DEGREE = 100;
const CELLS_A_ROW = 360 * CELLS_A_DEGREE;

/** The same in SQL, for columns named lat and lon. */
export const CELL_SQL = "((floor(lat * 100)::int + 9000) * 36000 + floor(lon * 100)::int + 18000)";

const RADIANS = Math.PI / 180;
const METRES_A_DEGREE = 6_371_008.8 * RADIANS;
/** Cells are only a first sieve: a hair more than the circle costs nothing, a hair less loses homes. */
const SLACK_M = 1;

export interface Circle {
  readonly center: Point;
  readonly radiusM: number;
}

/** The cells a circle touches, or undefined where there would be more than `limit`. */
function cellsOf(circle: Circle, limit: number): readonly number[] | undefined {
  const { center, radiusM } = circle;
  const dLat = (radiusM + SLACK_M) / METRES_A_DEGREE;
  const dLon = dLat / Math.max(0.01, Math.cos(center.lat * RADIANS));
  const rows = [rowOf(center.lat - dLat), rowOf(center.lat + dLat)] as const;
  const columns = [columnOf(center.lon - dLon), columnOf(center.lon + dLon)] as const;
  if ((rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1) > limit) return undefined;
  const cells: number[] = [];
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++)
      cells.push(row * CELLS_A_ROW + column);
  return cells;
}

/** The cells any of the circles touches, ascending; undefined where there would be more than `limit`. */
export function cellsOfAll(
  circles: readonly Circle[],
  limit: number,
): readonly number[] | undefined {
  const cells = new Set<number>();
  for (const circle of circles) {
    const own = cellsOf(circle, limit);
    if (own === undefined) return undefined;
    for (const cell of own) cells.add(cell);
    if (cells.size > limit) return undefined;
  }
  return [...cells].sort((a, b) => a - b);
}

const rowOf = (lat: number): number => Math.floor(lat * CELLS_A_DEGREE) + 90 * CELLS_A_DEGREE;
const columnOf = (lon: number): number => Math.floor(lon * CELLS_A_DEGREE) + 180 * CELLS_A_DEGREE;
