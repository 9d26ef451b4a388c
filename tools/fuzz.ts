/**
 * npm run fuzz -- [--minutes 10] [--seed 1]
 * Splices phrases of both languages with what keyboards, phones and hostile
 * hands produce, reads each after a random conversation, and holds every answer
 * to the laws and to the contract. A case that breaks one is cut down to its
 * smallest form and printed; the end says what was slowest.
 */
import { parseArgs } from "node:util";
import { Understood } from "@propertyvr/contracts";
import { understand, type UnderstandRequest, WORK_BUDGET } from "@propertyvr/understanding";
import { everythingTried } from "@propertyvr/understanding/corpus";
import { judge } from "@propertyvr/understanding/laws";
import type { ConversationState } from "@propertyvr/vocabulary";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
});
const SHOWN_AT_MOST = 20;
/** A garbage collection may fall into any one reading: the best of a few counts. */
const TIMED_AGAIN_ABOVE_MS = 20;

const chance = randomFrom(Number(values.seed));
const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
const upTo = (n: number): number => Math.floor(chance() * (n + 1));

const tried = everythingTried();
const states = tried.flatMap(({ state }): ConversationState[] =>
  state === undefined ? [] : [state],
);
const phrases = tried.map(({ text }) => text);

/** Makers of one piece of a message. */
const PIECES: readonly (() => string)[] = [
  () => pick(phrases),
  () => pick(phrases),
  () => pick(phrases),
  () => slice(pick(phrases)),
  () => pick(phrases).toUpperCase(),
  () => pick(phrases).normalize(pick(["NFD", "NFKC", "NFKD"])),
  () => String.fromCharCode(upTo(31)),
  () => String.fromCharCode(0xd800 + upTo(0x7ff)),
  () => pick(["👨‍👩‍👧‍👦", "🏳️‍🌈", "🇹🇭", "1️⃣", "🏠🏽", "❤️‍🔥", "\u200d", "\ufe0f"]),
  () => pick(["\u202e", "\u202d", "\u2066", "\u2069", "\u200f", "\u061c", "\ufeff", "\u200b"]),
  () => pick(["\u0301", "\u0e48", "\u0e33", "\u0e4d", "\u0e31", "\u20dd"]).repeat(upTo(40)),
  () => pick(Array.from("0123456789๐๑๒๓๙.,-/+~% ")).repeat(1 + upTo(30)),
  () => Array.from({ length: upTo(60) }, () => pick(Array.from("0123456789.,- kmล้านพัน"))).join(""),
  () =>
    pick(["to ", "or ", "ถึง", "ไม่", "near ", "bts ", "ล้าน", "no ", "(", "1-", "and "]).repeat(
      upTo(200),
    ),
  () => String.fromCodePoint(upTo(0x10ffff)),
  () => slice(pick(phrases)).repeat(upTo(12)),
];

interface Slowest {
  readonly elapsedMs: number;
  readonly text: string;
}
const tally = { messages: 0, cutShort: 0, mostWork: 0, broken: 0 };
let slowest: Slowest = { elapsedMs: 0, text: "" };

const end = performance.now() + Number(values.minutes) * 60_000;
while (performance.now() < end && tally.broken < SHOWN_AT_MOST) {
  const request = drawRequest();
  const { broken, work } = faultsOf(request);
  tally.messages++;
  tally.mostWork = Math.max(tally.mostWork, work);
  if (work >= WORK_BUDGET) tally.cutShort++;
  if (broken.length > 0) report(request, broken[0] ?? "");
  time(request.text);
}
console.log(
  `${tally.messages} messages, seed ${values.seed}: ${tally.broken} broke a law;`,
  `most work ${tally.mostWork} of ${WORK_BUDGET}, ${tally.cutShort} ended by the budget;`,
  `slowest ${slowest.elapsedMs.toFixed(1)} ms (${slowest.text.length} characters): ${JSON.stringify(slowest.text.slice(0, 300))}`,
);
process.exitCode = tally.broken === 0 ? 0 : 1;

function drawRequest(): UnderstandRequest {
  const text = drawText();
  const way = chance();
  if (way < 0.3) return { text };
  if (way < 0.7) return { text, state: pick(states) };
  return { text, history: Array.from({ length: 1 + upTo(3) }, drawText) };
}
function drawText(): string {
  const parts = Array.from({ length: 1 + upTo(chance() < 0.05 ? 120 : 8) }, () => pick(PIECES)());
  return parts.join(pick(["", " ", ", ", "\n"]));
}
function slice(text: string): string {
  const from = upTo(text.length);
  return text.slice(from, from + upTo(text.length - from));
}

/** The laws, and the contract's own schema. */
function faultsOf(request: UnderstandRequest): ReturnType<typeof judge> {
  const verdict = judge(request);
  if (verdict.broken.length > 0) return verdict;
  const parsed = Understood.safeParse(JSON.parse(JSON.stringify(understand(request))));
  return parsed.success ? verdict : { ...verdict, broken: [`contract: ${parsed.error.message}`] };
}

/** Halves, then single characters, are left out as long as the same law stays broken. */
function shrink(request: UnderstandRequest): UnderstandRequest {
  const isBroken = (text: string): boolean => faultsOf({ ...request, text }).broken.length > 0;
  let { text } = request;
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0)
    for (let at = 0; at < text.length;) {
      const shorter = text.slice(0, at) + text.slice(at + size);
      if (isBroken(shorter)) text = shorter;
      else at += size;
    }
  const alone = { text };
  return faultsOf(alone).broken.length > 0 ? alone : { ...request, text };
}

function report(request: UnderstandRequest, fault: string): void {
  tally.broken++;
  const smallest = shrink(request);
  console.log(`\n${fault}\n  smallest: ${JSON.stringify(smallest).slice(0, 2_000)}`);
  console.log(`  there: ${faultsOf(smallest).broken.join("; ").slice(0, 500)}`);
}

/** One message by itself: earlier ones cost their own time. */
function time(text: string): void {
  const once = (): number => {
    const start = performance.now();
    understand({ text });
    return performance.now() - start;
  };
  let elapsedMs = once();
  if (elapsedMs > TIMED_AGAIN_ABOVE_MS) elapsedMs = Math.min(elapsedMs, once(), once());
  if (elapsedMs > slowest.elapsedMs) slowest = { elapsedMs, text };
}

/** mulberry32: the same seed draws the same messages on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
