/**
 * `npm run two-turns [-- --only en-01 --wrong]`: has 60 conversations of two turns with the built
 * product over its sample homes and prints every answer with its chips, counts and taps. Exits with
 * 1 where an instruction was dropped, a sentence is not true, or a dead end cannot be left by a tap.
 */
import { parseArgs } from "node:util";
import type { Message } from "@propertyvr/contracts";
import { buildProduct, startProduct } from "./harness/product.ts";
import { newDataDir } from "./harness/shelf.ts";
import { signUp } from "./harness/signed-in.ts";
import { rmSync } from "node:fs";
import { shortcomings, tapsOf, untruths } from "./two-turns/check-turn.ts";
import { ENGLISH } from "./two-turns/english.ts";
import type { Conversation } from "./two-turns/expectations.ts";
import { talkTo, type Talk } from "./two-turns/talk.ts";
import { THAI } from "./two-turns/thai.ts";

const { values } = parseArgs({
  options: {
    /** Conversations whose id begins so. */
    only: { type: "string", default: "" },
    /** Prints only what falls short. */
    wrong: { type: "boolean", default: false },
  },
});

buildProduct();
const dataDir = newDataDir();
const product = await startProduct({ dataDir });
let wrong = 0;
const conversations = [...ENGLISH, ...THAI].filter(({ id }) => id.startsWith(values.only));
try {
  const talk = talkTo(product.url, await signUp(product));
  for (const conversation of conversations) wrong += await have(conversation, talk);
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`${conversations.length} conversations, ${wrong} turns fall short`);
process.exitCode = wrong === 0 ? 0 : 1;

/** Has one conversation; resolves with how many of its turns fall short. */
async function have({ id, about, language, turns }: Conversation, talk: Talk): Promise<number> {
  const chat = await talk.newChat();
  let short = 0;
  for (const [at, { say, expect }] of turns.entries()) {
    const answer = await talk.say(chat, say, language);
    const faults = [...shortcomings(answer, expect), ...(await untruths(answer, talk))];
    if (faults.length > 0) short += 1;
    if (values.wrong && faults.length === 0) continue;
    console.log(`\n${id}.${at + 1} (${about}) ${say}`);
    for (const line of tellingOf(answer)) console.log(`    ${line}`);
    for (const fault of faults) console.log(`  ! ${fault}`);
  }
  return short;
}

function tellingOf(answer: Message): readonly string[] {
  const { state } = answer;
  const asked = Object.entries(state?.criteria ?? {}).filter(
    ([, value]) => value !== null && (!Array.isArray(value) || value.length > 0),
  );
  const listings = answer.parts.flatMap((part) =>
    part.type === "listings"
      ? [`${part.counts.total} homes${part.counts.all_sample ? ", samples" : ""}`]
      : [],
  );
  const taps = tapsOf(answer).map(
    ({ label, count }) => `[${label.text}${count === null ? "" : ` ${count}`}]`,
  );
  return [
    answer.content,
    JSON.stringify({ ...Object.fromEntries(asked), ...state?.extensions, status: state?.status }),
    ...listings,
    ...(taps.length > 0 ? [taps.join(" ")] : []),
  ];
}
