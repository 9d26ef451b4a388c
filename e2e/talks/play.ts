import type { Message, SendMessage } from "@propertyvr/contracts";
import type { Language } from "@propertyvr/vocabulary";
import { shortcomings } from "./check-turn.ts";
import type { Move, ScriptedTurn } from "./expectations.ts";
import { lapses, THAI_LETTER } from "./manners.ts";
import { sendThrough } from "./outages.ts";
import { seenLines, tapsOf } from "./answer-lines.ts";
import type { Site } from "./site.ts";
import type { HttpTalk } from "./talk.ts";
import { untruths } from "./untruths.ts";

/** One turn as it went. */
export interface Played {
  /** What the person said or tapped. */
  readonly said: string;
  readonly seen: readonly string[];
  readonly faults: readonly string[];
}

/** A chat of one person, turn by turn: each is judged beside the answer before it. */
export interface ChatPlay {
  readonly play: (turn: ScriptedTurn) => Promise<Played>;
}

/** @param withManners also what holds for every answer: one language, few sentences, the title */
export async function openChat(
  { site, talk }: { readonly site: Site; readonly talk: HttpTalk },
  language: Language,
  { withManners }: { readonly withManners: boolean },
): Promise<ChatPlay> {
  const chat = await talk.newChat();
  const names: Record<string, string[]> = {};
  let before: Message | null = null;
  let spoken = language;
  return {
    async play(turn) {
      const body = bodyOf(turn, before);
      if (typeof body === "string") return { said: body, seen: [], faults: [body] };
      const sent = { ...body, language };
      const delivered =
        turn.outage === undefined
          ? { answer: await talk.send(chat, sent), faults: [] }
          : await sendThrough(turn.outage, { site, talk, chat }, sent);
      const { answer } = delivered;
      noteNames(answer, names);
      spoken = turn.expect.language ?? ("say" in turn ? languageOf(turn.say, language) : spoken);
      const title = withManners ? await talk.titleOf(chat) : "";
      const faults = [
        ...delivered.faults,
        ...shortcomings(answer, turn.expect, before),
        ...(await untruths(answer, talk)),
        ...(withManners ? lapses(answer, { language: spoken, title, names }) : []),
        ...titleFaults(title, turn.expect.titleBegins),
      ];
      before = answer;
      const outage = turn.outage === undefined ? "" : ` (${turn.outage})`;
      return {
        said: `${"say" in turn ? "" : "[tap] "}${sent.message}${outage}`,
        seen: withManners ? [`# ${title}`, ...seenLines(answer)] : seenLines(answer),
        faults,
      };
    },
  };
}

/** What the product's own screen sends for a move; a sentence where there is nothing to tap. */
function bodyOf(move: Move, before: Message | null): SendMessage | string {
  if ("say" in move) return { message: move.say };
  if ("undo" in move) {
    const changed = before?.parts.find((part) => part.type === "changed");
    return changed === undefined
      ? "no Undo is offered"
      : { ...changed.before, message: changed.say };
  }
  const choice = before === null ? undefined : tapsOf(before)[move.tap - 1];
  if (choice === undefined) return `there is no choice ${move.tap} to tap`;
  const { say, criteria, extensions, status } = choice;
  return {
    message: say,
    ...(criteria !== undefined && { criteria }),
    ...(extensions !== undefined && { extensions }),
    ...(status !== undefined && { status }),
  };
}

function noteNames({ parts }: Message, names: Record<string, string[]>): void {
  for (const part of parts) {
    if (part.type !== "criteria") continue;
    for (const [name, written] of Object.entries(part.names ?? {}))
      names[name] = [...(names[name] ?? []), written];
  }
}

const languageOf = (text: string, otherwise: Language): Language =>
  THAI_LETTER.test(text) ? "th" : /[a-z]/i.test(text) ? "en" : otherwise;

const titleFaults = (title: string, begins: RegExp | undefined): readonly string[] =>
  begins === undefined || begins.test(title) ? [] : [`title: “${title}” is not ${String(begins)}`];
