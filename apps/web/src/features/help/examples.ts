import type { Language } from "@propertyvr/vocabulary";
import type { HelpMessage } from "./messages.ts";

export type ExampleKind = "homes" | "prices" | "sums" | "rules";

export interface ExampleGroup {
  readonly kind: ExampleKind;
  readonly title: HelpMessage;
  readonly texts: readonly string[];
}

/** What one can ask besides homes: figures, a sum, a rule. `e2e/help.test.ts` asks each of them. */
const FURTHER_EXAMPLES: Readonly<
  Record<Language, Readonly<Record<Exclude<ExampleKind, "homes">, readonly string[]>>>
> = {
  en: {
    prices: [
      "What does a 1 bedroom condo in Ari rent for?",
      "Is it cheaper to rent in Ari or On Nut?",
      "Which areas of Bangkok are cheapest to rent a 1 bedroom?",
    ],
    sums: [
      "Monthly payment on a 4 million loan over 30 years",
      "I earn 60,000 a month, what can I afford to buy?",
      "Transfer costs on a 5 million condo",
      "How many square metres are 2 rai?",
    ],
    rules: ["Can foreigners own a condo?", "How do I get my rental deposit back?"],
  },
  th: {
    prices: [
      "ค่าเช่าคอนโด 1 ห้องนอน อารีย์ เท่าไหร่",
      "ค่าเช่าที่อารีย์กับอ่อนนุช ที่ไหนถูกกว่า",
      "ย่านไหนในกรุงเทพฯ ค่าเช่าคอนโด 1 ห้องนอนถูกที่สุด",
    ],
    sums: [
      "ผ่อนบ้าน 4 ล้าน 30 ปี เดือนละเท่าไหร่",
      "เงินเดือน 60,000 กู้ซื้อบ้านได้เท่าไหร่",
      "ค่าโอนคอนโด 5 ล้าน",
      "2 ไร่ กี่ตารางเมตร",
    ],
    rules: ["ต่างชาติซื้อคอนโดได้ไหม", "ขอเงินประกันคืนยังไง"],
  },
};

/** All of them by kind, the homes first. */
export const examplesByKind = (
  language: Language,
  homes: readonly string[],
): readonly ExampleGroup[] =>
  (["homes", "prices", "sums", "rules"] as const).map((kind) => ({
    kind,
    title: `help.ask.${kind}`,
    texts: kind === "homes" ? homes : FURTHER_EXAMPLES[language][kind],
  }));
