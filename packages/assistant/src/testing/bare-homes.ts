import { EMPTY_CRITERIA } from "@propertyvr/vocabulary";
import type { Homes } from "../writer/writer.ts";

/** Homes of which nothing is said. */
export const BARE_HOMES: Homes = {
  criteria: EMPTY_CRITERIA,
  places: [],
  near: [],
  where: [],
  titleWords: null,
  notTypes: [],
  status: "available",
};
