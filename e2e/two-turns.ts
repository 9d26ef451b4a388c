/**
 * `npm run two-turns [-- --only en-01 --wrong]`: has 66 conversations of two turns with the built
 * product over its sample homes and prints every answer with its chips, counts and taps. Exits with
 * 1 where an instruction was dropped, a sentence is not true, or a dead end cannot be left by a tap.
 */
import { parseArgs } from "node:util";
import { buildProduct } from "./harness/product.ts";
import { signUp } from "./harness/signed-in.ts";
import { openChat } from "./talks/play.ts";
import { reportOf } from "./talks/report.ts";
import { openSite } from "./talks/site.ts";
import { talkTo } from "./talks/talk.ts";
import { ENGLISH } from "./two-turns/english.ts";
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
const site = await openSite();
const report = reportOf({ onlyWrong: values.wrong });
const conversations = [...ENGLISH, ...THAI].filter(({ id }) => id.startsWith(values.only));
try {
  const talk = talkTo(site.url, await signUp(site.product));
  for (const { id, about, language, turns } of conversations) {
    const chat = await openChat({ site, talk }, language, { withManners: false });
    for (const [at, turn] of turns.entries())
      report.note(`${id}.${at + 1} (${about})`, await chat.play(turn));
  }
} finally {
  await site.close();
}
console.log(`${conversations.length} conversations, ${report.short()} turns fall short`);
process.exitCode = report.short() === 0 ? 0 : 1;
