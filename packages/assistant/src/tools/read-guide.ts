import { ADVISERS, findPassage } from "@propertyvr/knowledge";
import { ok } from "@propertyvr/vocabulary";
import { z } from "zod";
import { cited, CitedPassage } from "./cited-passage.ts";
import { tool } from "./tool.ts";

const GuideAnswer = z.discriminatedUnion("kind", [
  CitedPassage,
  z.object({ kind: z.literal("unknown"), asks: z.enum(ADVISERS) }),
  /** The question rests on a figure that cannot be, in its words: "-5 years". */
  z.object({ kind: z.literal("impossible"), figure: z.string() }),
]);

export const readGuide = tool({
  name: "read_guide",
  description:
    "Looks up what the guide to renting and buying in Thailand says about a question on law, tax, papers, visas, deposits or steps to take. Gives the passage with its sources and dates, or says that the guide does not tell it and who to ask.",
  input: z.object({ question: z.string().min(1).max(10_000) }),
  output: GuideAnswer,
  run: (ports, { question }, { language }) => {
    const answer = findPassage(question);
    return Promise.resolve(
      ok(
        answer.kind === "passage"
          ? cited(answer.passage, language, ports.today())
          : answer.kind === "unknown"
            ? { kind: answer.kind, asks: answer.asks }
            : answer,
      ),
    );
  },
  visibleToModel: (answer) => answer,
});
