import type { Message, RunEvent } from "@propertyvr/contracts";
import { setTimeout as sleep } from "node:timers/promises";
import { compareTexts, type Damage } from "./compare-texts.ts";
import { disturb, type Disturbance, type DisturbedProduct } from "./disturbances.ts";
import { Viewer, type Browser } from "./viewer.ts";

/** Asked in chats of their own, so that each is worded the same every time. */
export const QUESTIONS = [
  "2 bedroom condo near BTS Asok under 40k a month, pets allowed",
  "หาคอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกินสี่หมื่น เลี้ยงสัตว์ได้",
  "house with a pool in Phuket, quiet",
  "คอนโดเชียงใหม่ มีฟิตเนสและที่จอดรถ",
  "what can you do?",
] as const;

export interface Moment {
  readonly number: number;
  readonly question: string;
  readonly kind: Disturbance;
  /** How far into the reply it strikes, 0 to 1 of the time the whole reply takes. */
  readonly at: number;
}

export interface Struck extends Damage {
  readonly moment: Moment;
  readonly status: Message["status"];
  readonly connections: number;
  readonly isSearchFailed: boolean;
  /** What is wrong beside characters; empty where nothing is. */
  readonly wrong: readonly string[];
}

/** An undisturbed reply: what every other must be, or the beginning of it. */
export interface Whole {
  readonly text: string;
  readonly tookMs: number;
}

export async function askUndisturbed(browser: Browser, question: string): Promise<Whole> {
  const viewer = new Viewer(browser, await browser.newChat(), question, "calm");
  const started = Date.now();
  await viewer.follow();
  if (viewer.message?.status !== "done")
    throw new Error(`a calm reply did not end well: ${question}`);
  if (viewer.text !== viewer.message.content) throw new Error("a calm reply is not what is stored");
  return { text: viewer.text, tookMs: Date.now() - started };
}

/** Asks, strikes, and holds what was seen and what is stored against the whole reply. */
export async function strike(
  { browser, site }: { readonly browser: Browser; readonly site: DisturbedProduct },
  moment: Moment,
  whole: Whole,
): Promise<Struck> {
  const chatId = await browser.newChat();
  const viewer = new Viewer(browser, chatId, moment.question, `c-${String(moment.number)}`);
  const followed = viewer.follow();
  await sleep(Math.round(moment.at * whole.tookMs));
  await disturb(moment.kind, site, viewer);
  await followed;
  const messages = await browser.messages(chatId);
  const answer = messages.at(-1);
  if (answer === undefined) throw new Error("nothing is stored");
  const mayEnd = answer.status === "interrupted";
  // With the database away for long the truth is that the search could not run: then that is whole.
  const expected = saysSearchFailed(answer) ? answer.content : whole.text;
  const stored = compareTexts(answer.content, expected, mayEnd);
  const seen = compareTexts(viewer.text, answer.content);
  return {
    moment,
    status: answer.status,
    connections: viewer.connections,
    isSearchFailed: saysSearchFailed(answer),
    lost: stored.lost + seen.lost,
    doubled: stored.doubled + seen.doubled,
    wrong: [...wrongIn(messages, moment), ...(await wrongAfter(browser, chatId, answer))],
  };
}

const saysSearchFailed = ({ parts }: Message): boolean =>
  parts.some((part) => part.type === "notice" && part.code === "search_failed");

/** One question, one answer, both there and both ended. */
function wrongIn(messages: readonly Message[], { question }: Moment): readonly string[] {
  const wrong: string[] = [];
  if (messages.map(({ sender }) => sender).join() !== "user,ai") {
    wrong.push(`${String(messages.length)} messages stored`);
  }
  if (messages[0]?.content !== question) wrong.push("the question changed");
  const status = messages.at(-1)?.status;
  if (status !== "done" && status !== "interrupted") wrong.push(`status ${String(status)}`);
  return wrong;
}

/** Whoever comes later sees the same, and a reply that was cut short can be asked for again. */
async function wrongAfter(
  browser: Browser,
  chatId: string,
  answer: Message,
): Promise<readonly string[]> {
  const path = `/api/chats/${chatId}/runs/${answer.run_id ?? ""}/events`;
  const replay = await browser.replay(path);
  const events = [...replay.matchAll(/^data: (\{.*\})$/gm)].map(
    ([, data = "{}"]) => JSON.parse(data) as RunEvent,
  );
  const deltas = events.map((event) => (event.type === "text-delta" ? event.delta : ""));
  const wrong = deltas.join("") === answer.content ? [] : ["a later viewer sees another text"];
  if (answer.status !== "interrupted") return wrong;
  const again = new Viewer(browser, chatId, "hello", `again-${answer.id}`);
  await again.follow();
  return again.message?.status === "done" ? wrong : [...wrong, "asking again did not work"];
}
