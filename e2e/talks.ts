/**
 * `npm run talks [-- --only en-01 --about law --wrong --ahead]`: has 120 conversations of three to
 * six turns with the built product and prints what a person sees: the title of the chat, sentences,
 * chips as words, taps, the first cards, tables. Exits with 1 where an expectation fails, a count is
 * not true, or an answer mixes languages, goes on too long or uses words that nobody would say.
 */
import { parseArgs } from "node:util";
import { buildProduct } from "./harness/product.ts";
import { signUp } from "./harness/signed-in.ts";
import { ENGLISH } from "./talks/english/index.ts";
import { PARTNER_DAYS } from "./talks/partners/days.ts";
import { openAgency, playDay } from "./talks/partners/play-day.ts";
import { openChat } from "./talks/play.ts";
import { reportOf } from "./talks/report.ts";
import { openSite, type Site } from "./talks/site.ts";
import { talkTo } from "./talks/talk.ts";
import { THAI } from "./talks/thai/index.ts";

const { values } = parseArgs({
  options: {
    /** Conversations whose id begins so. */
    only: { type: "string", default: "" },
    /** Conversations of one kind: "law", "outage", "stock". */
    about: { type: "string", default: "" },
    /** Prints only what falls short. */
    wrong: { type: "boolean", default: false },
    /** Also the partners' days that rest on paths which need not be served yet. */
    ahead: { type: "boolean", default: false },
  },
});

const isWanted = ({ id, about }: { readonly id: string; readonly about: string }): boolean =>
  id.startsWith(values.only) && (values.about === "" || about === values.about);

const talks = [...ENGLISH, ...THAI].filter(isWanted);
const days = PARTNER_DAYS.filter(isWanted).filter(({ isAhead }) => values.ahead || !isAhead);
const report = reportOf({ onlyWrong: values.wrong });

buildProduct();
if (talks.length > 0) await atSite(playTalks);
// Apart: real homes would take the place of samples in the talks.
if (days.length > 0) await atSite(playDays);
console.log(
  `${talks.length + days.length} conversations, ${report.short()} turns fall short (${report.byRule()})`,
);
process.exitCode = report.short() === 0 ? 0 : 1;

async function atSite(play: (site: Site) => Promise<void>): Promise<void> {
  const site = await openSite();
  try {
    await play(site);
  } finally {
    await site.close();
  }
}

async function playTalks(site: Site): Promise<void> {
  const talk = talkTo(site.url, await signUp(site.product));
  for (const { id, language, about, turns } of talks) {
    const chat = await openChat({ site, talk }, language, { withManners: true });
    for (const [at, turn] of turns.entries())
      report.note(`${id}.${at + 1} (${about})`, await chat.play(turn));
  }
}

async function playDays(site: Site): Promise<void> {
  const agency = await openAgency(site);
  for (const day of days) await playDay(day, { site, agency }, report.note);
}
