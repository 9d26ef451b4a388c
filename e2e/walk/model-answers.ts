import {
  type ModelServer,
  type ProviderScene,
  startModelServer,
} from "@propertyvr/llm-providers/testing";
import type { Language } from "@propertyvr/vocabulary";
import type { HttpTalk } from "../talks/talk.ts";

/** What a chat looks like that a model writes in. */
export const MODEL_ANSWER_KINDS = ["a model's words", "a model that broke off"] as const;
export type ModelAnswerKind = (typeof MODEL_ANSWER_KINDS)[number];

/** No plain search, which is answered without a model. */
const QUESTION = {
  en: "We are two and tired of the noise. What would you look at in Watthana to rent a condo?",
  th: "เราอยู่กันสองคน เบื่อเสียงดัง ถ้าจะเช่าคอนโดแถววัฒนา ควรดูแบบไหนดี",
} as const;

/** The second sentence rests on no look-up: it is held back, and the answer says so. */
const WORDS = {
  en: "I would begin with the homes below and stay a few streets away from the main road. The common fee is 4,321 baht a month. A pool would be worth asking for.",
  th: "เริ่มจากที่พักด้านล่างก่อน แล้วเลือกที่เข้าซอยไปหน่อย ค่าส่วนกลางเดือนละ 4,321 บาท ถ้ามีสระว่ายน้ำด้วยก็น่าสนใจ",
} as const;

const spoken = (language: Language): readonly string[] => WORDS[language].match(/\S+\s*/g) ?? [];

const scenesOf = (kind: ModelAnswerKind, language: Language): readonly ProviderScene[] =>
  kind === "a model's words"
    ? [
        {
          does: "answer",
          calls: [{ name: "suggest_criteria", input: { amenities: ["pool"] } }],
        },
        { does: "answer", text: spoken(language) },
      ]
    : [{ does: "cut", how: "broken", text: spoken(language).slice(0, 5) }];

/** A model on this machine, and what the product needs to be told of it. */
export async function startWalkModel(): Promise<{
  readonly model: ModelServer;
  readonly env: Readonly<Record<string, string>>;
}> {
  const model = await startModelServer("openai");
  const env = { OPENAI_API_KEY: "sk-of-the-walk", OPENAI_BASE_URL: model.baseUrl };
  return { model, env };
}

/** A chat with an answer of each kind; who talks has agreed to the provider. */
export async function modelChats(
  talk: HttpTalk,
  model: ModelServer,
  language: Language,
  kinds: readonly ModelAnswerKind[],
): Promise<Readonly<Partial<Record<ModelAnswerKind, string>>>> {
  const chats: Partial<Record<ModelAnswerKind, string>> = {};
  for (const kind of kinds) {
    const chat = await talk.newChat();
    model.play(...scenesOf(kind, language));
    await talk.send(chat, { message: QUESTION[language], language, model: "gpt-4o-mini" });
    chats[kind] = chat;
  }
  return chats;
}
