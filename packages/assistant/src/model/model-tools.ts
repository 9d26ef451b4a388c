import type { SuggestedCriterion } from "@propertyvr/parts";
import { searchOf, type PlaceRef, type SearchQuery } from "@propertyvr/vocabulary";
import { z } from "zod";
import { insightPart } from "../answers/market-answer.ts";
import { sheetPart } from "../answers/calculation-answer.ts";
import { citationPart } from "../answers/guide-answer.ts";
import { numbered } from "../answers/listing-answers.ts";
import { homeFactsPart } from "../answers/home-facts-part.ts";
import { askedOf, type TurnContext } from "../context.ts";
import { COMPARED_MAX } from "../shown.ts";
import { NamedSearch, namesOf, withIds } from "../tools/named-search.ts";
import { TOOLS, type ToolInput, type ToolName, type ToolResult } from "../tools/registry.ts";
import type { SearchOutcome } from "../results/search-outcome.ts";
import type { ListingFacts } from "../results/listing-facts.ts";
import { type DrawnPart, visible } from "./draft.ts";
import type { Groundwork } from "./guard/collect-grounds.ts";
import type { ModelTool, ModelToolCall } from "./language-model.ts";
import type { ToolReply } from "./model-talk.ts";
import {
  addedTo,
  areFiguresKnown,
  SUGGEST_TOOL,
  SuggestCriteria,
  SUGGESTED_MOST,
  suggestionsOf,
  type SuggestedCriteria,
} from "./suggestions.ts";

const schemaOf = (input: z.ZodType): ModelTool["inputSchema"] =>
  z.toJSONSchema(input, { io: "input" });

/** Every tool of the registry, and the one that offers criteria. */
export const MODEL_TOOLS: readonly ModelTool[] = [
  ...Object.values(TOOLS).map(({ name, description, input }) => ({
    name,
    description,
    inputSchema: schemaOf(input),
  })),
  { ...SUGGEST_TOOL, inputSchema: schemaOf(SuggestCriteria) },
];

const isTool = (name: string): name is ToolName => Object.hasOwn(TOOLS, name);
const isFailed = (reply: unknown): boolean =>
  typeof reply === "object" && reply !== null && "error" in reply;

/** Homes that a search of the model's own found. */
export interface FoundHomes {
  readonly query: SearchQuery;
  readonly outcome: SearchOutcome;
}

/** So many parts may come of a model's own look-ups. */
const PARTS_MOST = 4;

/** The look-ups that a model makes in one turn, and what comes of them for the answer. */
export class ModelTools {
  readonly #context: TurnContext;
  readonly #groundwork: Groundwork;
  readonly #replies = new Map<string, Promise<ToolReply>>();
  readonly #parts: DrawnPart[] = [];
  readonly #homes = new Map<string, ListingFacts>();
  #found: FoundHomes | null = null;
  #suggested: readonly SuggestedCriterion[] = [];

  constructor(context: TurnContext, groundwork: Groundwork) {
    this.#context = context;
    this.#groundwork = groundwork;
  }

  /** The same call twice is one look-up. */
  call({ name, input }: ModelToolCall): Promise<ToolReply> {
    const key = JSON.stringify([name, input]);
    const known = this.#replies.get(key);
    if (known !== undefined) return known;
    const reply = this.#reply(name, input);
    this.#replies.set(key, reply);
    return reply;
  }

  /** What its results draw, in the order they came. */
  get parts(): readonly DrawnPart[] {
    const homes = [...this.#homes.values()].slice(0, COMPARED_MAX);
    const { writer, state } = this.#context;
    const facts = homes.map((each) => numbered(this.#context, each));
    const table =
      homes.length === 0 ? [] : [homeFactsPart(writer, facts, askedOf(state.criteria)).part];
    return [...this.#parts, ...table].slice(0, PARTS_MOST);
  }

  /** The homes of its first search that asked for more than the person did, and for nothing else. */
  get found(): FoundHomes | null {
    return this.#found;
  }

  get suggested(): readonly SuggestedCriterion[] {
    return this.#suggested;
  }

  async #reply(name: string, input: unknown): Promise<ToolReply> {
    if (name === SUGGEST_TOOL.name) return this.#suggest(input);
    if (!isTool(name)) return misused("unknown_tool");
    const output = await this.#lookUp(name, input);
    if (output === null) return misused("bad_input");
    if (!isFailed(output)) this.#groundwork.addData(output);
    return { output, isMisuse: false };
  }

  async #suggest(input: unknown): Promise<ToolReply> {
    const offered = SuggestCriteria.safeParse(input);
    if (!offered.success) return misused("bad_input");
    const found = await this.#offer(offered.data);
    for (const { count } of found) if (count !== null) this.#groundwork.addData({ count });
    return {
      output: { offered: found.map(({ key, count }) => ({ key, homes: count })) },
      isMisuse: false,
    };
  }

  async #offer(offered: SuggestedCriteria): Promise<readonly SuggestedCriterion[]> {
    const { tools, state } = this.#context;
    const { grounds } = this.#groundwork;
    const areSamples = state.are_samples ?? this.#found?.outcome.counts.all_sample ?? false;
    const search = searchOf(state);
    const found = await suggestionsOf(offered, { search, tools, grounds, areSamples });
    const known = new Set(this.#suggested.map((each) => JSON.stringify(each.criteria)));
    const fresh = found.filter((each) => !known.has(JSON.stringify(each.criteria)));
    this.#suggested = [...this.#suggested, ...fresh].slice(0, SUGGESTED_MOST);
    return found;
  }

  /** What a model may read of it; null where the input does not fit. */
  async #lookUp(name: ToolName, input: unknown): Promise<unknown> {
    const { tools } = this.#context;
    // What does not fit is found by the tool itself.
    const asked = input as ToolInput<ToolName>;
    const result: ToolResult<ToolName> = await tools.callTool(name, asked, this.#placeRefs);
    if (!result.ok) return result.failure === "bad_input" ? null : { error: result.failure };
    if (name === "search_listings") await this.#drawHomes(input, result.value);
    else this.#draw(name, input, result.value);
    return visible(name, result.value);
  }

  get #placeRefs(): readonly PlaceRef[] {
    const { understood, state } = this.#context;
    return [...(state.place_refs ?? []), ...understood.place_refs].slice(0, 40);
  }

  /** A search of the model's own is drawn where it only adds; what it adds is offered, and counts once it is tapped. */
  async #drawHomes(input: unknown, value: unknown): Promise<void> {
    const { query, page } = SearchInput.parse(input);
    const search = searchOf(this.#context.state);
    const added = addedTo(search, query.criteria);
    const outcome = TOOLS.search_listings.output.parse(value);
    const isSameBeside = isSameButCriteria(namesOf(search), query);
    if (this.#found !== null || added === null || page > 1 || !isSameBeside) return;
    if (outcome.counts.total === 0 || outcome.unplaced.length > 0) return;
    if (!areFiguresKnown(query.criteria, this.#groundwork.grounds)) return;
    this.#found = { query: withIds(query, this.#placeRefs), outcome };
    await this.#offer(added);
  }

  #draw(name: ToolName, input: unknown, value: unknown): void {
    const context = this.#context;
    switch (name) {
      case "market_insight": {
        const { query } = MarketInput.parse(input);
        const named = withIds(query, this.#placeRefs);
        this.#parts.push(insightPart(context, named, TOOLS.market_insight.output.parse(value)));
        break;
      }
      case "run_calculator":
        this.#parts.push(sheetPart(context, TOOLS.run_calculator.output.parse(value)).part);
        break;
      case "read_guide": {
        const said = TOOLS.read_guide.output.parse(value);
        if (said.kind === "passage") this.#parts.push(citationPart(context, said));
        break;
      }
      case "get_listing": {
        const home = TOOLS.get_listing.output.parse(value);
        this.#homes.set(home.id, home);
        break;
      }
      default:
        break;
    }
  }
}

/** Whether two searches ask the same beside their criteria; the order is none. */
const isSameButCriteria = (one: NamedSearch, other: NamedSearch): boolean =>
  one.status === other.status &&
  // Words that no home bears narrow nothing.
  [null, one.title_words].includes(other.title_words) &&
  one.nice_to_have.join() === other.nice_to_have.join() &&
  one.extensions.near_any === other.extensions.near_any &&
  one.extensions.not_types.join() === other.extensions.not_types.join() &&
  one.extensions.one_of.join() === other.extensions.one_of.join();

const SearchInput = z.object({ query: NamedSearch, page: z.number().default(1) });
const MarketInput = z.object({ query: NamedSearch });

const misused = (error: "unknown_tool" | "bad_input"): ToolReply => ({
  output: { error },
  isMisuse: true,
});
