import type { ReadonlyDeep } from "@propertyvr/vocabulary";
import type { z } from "zod";
import type { ToolPorts } from "../ports.ts";
import { citeGuide } from "./cite-guide.ts";
import { countListings } from "./count-listings.ts";
import { getListing } from "./get-listing.ts";
import { marketInsight } from "./market-insight.ts";
import { measureDistance } from "./measure-distance.ts";
import { readGuide } from "./read-guide.ts";
import { relaxSearch } from "./relax-search.ts";
import { runCalculator } from "./run-calculator.ts";
import { searchListings } from "./search-listings.ts";
import type { ToolContext } from "./tool.ts";

/**
 * All that an answer may look up, whoever writes it. A new tool is a file beside this one and a
 * line here.
 */
export const TOOLS = {
  search_listings: searchListings,
  count_listings: countListings,
  relax_search: relaxSearch,
  get_listing: getListing,
  measure_distance: measureDistance,
  market_insight: marketInsight,
  run_calculator: runCalculator,
  read_guide: readGuide,
  cite_guide: citeGuide,
} as const;

export type ToolName = keyof typeof TOOLS;
export type ToolInput<Name extends ToolName> = ReadonlyDeep<z.input<(typeof TOOLS)[Name]["input"]>>;
export type ToolResult<Name extends ToolName> = Awaited<ReturnType<(typeof TOOLS)[Name]["call"]>>;

/** The tools of one turn. Whoever writes an answer has these and no port. */
export interface Tools {
  readonly callTool: <Name extends ToolName>(
    name: Name,
    input: ToolInput<Name>,
    placeRefs?: ToolContext["placeRefs"],
  ) => Promise<ToolResult<Name>>;
}

type Callable = {
  readonly [Name in ToolName]: {
    readonly call: (
      ports: ToolPorts,
      input: unknown,
      context: ToolContext,
    ) => Promise<ToolResult<Name>>;
  };
};
const CALLABLE: Callable = TOOLS;

/** The only way from an answer to the ports. */
export const toolsOver = (ports: ToolPorts, language: ToolContext["language"]): Tools => ({
  callTool: (name, input, placeRefs = []) =>
    CALLABLE[name].call(ports, input, { language, placeRefs }),
});
