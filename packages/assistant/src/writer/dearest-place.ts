import type { InsightOf } from "@propertyvr/parts";

/**
 * Which of compared places asks the most: its position, "alike" where all ask the same, null where one of them has
 * no figure or several share the first rank.
 */
export function dearestPlace(places: InsightOf<"compare">["places"]): number | "alike" | null {
  const medians = places.flatMap(({ figure }) => figure?.median_thb ?? []);
  if (medians.length === 0 || medians.length < places.length) return null;
  const most = Math.max(...medians);
  if (medians.every((median) => median === most)) return "alike";
  const at = medians.indexOf(most);
  return medians.lastIndexOf(most) === at ? at : null;
}
