import { asksLikeTheFile, homeInFiles } from "./attached-homes.ts";
import { builtInResponder } from "./built-in-responder.ts";
import { papersOf } from "./papers.ts";
import type { AssistantPorts } from "./ports.ts";
import { readTurn } from "./read-turn.ts";
import { toolsOver } from "./tools/registry.ts";
import type { AnswerStream, Responder, Turn } from "./turn.ts";

/**
 * One turn: what is said is understood, then answered by a responder, which has tools and no port.
 * Tools that fail are told of in the answer; a fault in one is thrown.
 */
export async function* takeTurn(
  { understand, placeName, placesWithin, placesBeside, ...ports }: AssistantPorts,
  said: Turn,
  respond: Responder = builtInResponder,
): AnswerStream {
  const { turn, understood: read } = readTurn(understand, said);
  const described = homeInFiles(understand, turn, read);
  const isAsked = turn.edited === undefined && described !== null && asksLikeTheFile(turn);
  const understood = isAsked ? described : read;
  const tools = toolsOver(ports, understood.language);
  const papers = papersOf(understand, turn.attachments);
  const earlierPapers = papersOf(understand, turn.earlierFiles);
  const places = { placeName, placesWithin, placesBeside };
  yield* respond({ turn, understood, described, papers, earlierPapers, tools, ...places });
}
