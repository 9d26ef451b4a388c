import { quotable } from "@propertyvr/parts/words";
import { capital } from "@propertyvr/parts/words/en";
import type { TalkWriter } from "../writer.ts";
import { chatTitle, homesPhrase } from "./homes.ts";

const EXAMPLE = "“2 bedroom condo near BTS Asok under 40k a month”";

export const talkWriter: TalkWriter = {
  ask: (choose) =>
    choose("ask", [
      `What kind of home are you looking for? For example: ${EXAMPLE}.`,
      `Tell me the place, the budget and the kind of home, for example ${EXAMPLE}.`,
    ]),
  smallTalk(kind, choose) {
    switch (kind) {
      case "greeting":
        return choose("hello", [
          `Hello! Tell me what home you are looking for, for example ${EXAMPLE}.`,
          `Hi! Where would you like to live, and for how much? For example: ${EXAMPLE}.`,
        ]);
      case "thanks":
        return choose("thanks", [
          "You're welcome. Just tell me when you want to keep looking.",
          "My pleasure. Your search is here whenever you want to go on.",
        ]);
      case "goodbye":
        return choose("bye", [
          "Goodbye. Your search stays in this chat.",
          "See you. Everything stays here as it is.",
        ]);
      case "help":
        return `Tell me what home you want to rent or buy in Thailand, for example ${EXAMPLE}, then go on: “cheaper”, “with a pool”, “compare 1 and 2”. You can change or remove anything I understood. Ask me too what homes cost, what an instalment comes to, or about the rules in our [guide](/guide).`;
      case "identity":
        return "I'm an assistant: a computer program, not a person. I find homes in Thailand from what their listings say.";
      case "kinds":
        return "No, all kinds: condos, apartments, houses, townhouses, villas, land, shophouses, offices and warehouses, to rent or to buy. What are you looking for?";
      case "photos":
        return "Open a home to see its pictures and where it is.";
      case "loosen":
        return "There is no search to change yet. What are you looking for?";
      case "undo":
        return "There's nothing to undo. Say “start over” to clear the search.";
      case "other":
        return choose("other-talk", [
          `I'm best at finding homes in Thailand. What are you looking for?`,
          `Tell me about the home you have in mind, for example ${EXAMPLE}.`,
        ]);
    }
  },
  goOn: (homes, shown) =>
    shown > 0
      ? "The homes above are still here. Ask about one of them, say “more” to see others, or change anything."
      : `I'm still looking for ${homesPhrase(homes, 2)}. You can change anything.`,
  notBuilt(topic) {
    switch (topic) {
      case "save":
        return "I can't keep a list of favourites yet. Everything shown stays in this chat, and each home has a page of its own.";
    }
  },
  offerSearch: () => "Would you like to see homes?",
  searchLabel: (homes) => `Show ${quotable(homesPhrase(homes, 2), 90)}`,
  searchSay: (homes) => `Show me ${quotable(homesPhrase(homes, 2), 200)}`,
  declined(because) {
    switch (because) {
      case "owner":
        return "I help people who look for a home, so I can't list yours from this chat. To offer it here, request access in our [partner portal](/partner-portal#access).";
      case "steering":
        return "I don't choose areas by who lives there: not by origin, race, religion or anything like it. Tell me what you need from a place and I'll look, for example “near a BTS station under 25k”, “near an international school” or “quiet, with a garden”.";
      case "send":
        return "I can't send e-mails or messages. Everything shown stays in this chat, and each home has a page of its own whose link you can pass on.";
      case "human":
        return "There's no person in this chat. Each home's page says who listed it.";
      case "instructions":
        return "I only help find homes in Thailand. What are you looking for?";
      case "out_of_scope":
        return `That's outside what I can do. I find homes to rent or buy in Thailand, for example ${EXAMPLE}.`;
    }
  },
  reset: (choose) =>
    choose("reset", [
      "Everything is cleared. What are you looking for now?",
      "Cleared. What should I look for now?",
    ]),
  searchFailed: () => "The search couldn't run just now, so I can't say what fits.",
  realCame: () => "Real homes fit this now, so they replace the samples.",
  wishKept: (isWorkplace) =>
    isWorkplace
      ? "I took that as where you work or study, so your search is the same as before."
      : "I took that as nice to have, so your search is the same as before.",
  sameSearch: (unused) =>
    unused === null
      ? "Your search is the same as before."
      : `I can't search by “${quotable(unused, 60)}”, so your search is the same as before.`,
  realGone: () => "The real homes shown before no longer fit; only samples do now.",
  title: (homes) => capital(homesPhrase(homes, 2)),
  chatTitle,
  failed: () => "Something went wrong while writing this answer. Send the message again.",
};
