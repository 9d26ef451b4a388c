import type { Attachment, Session } from "@propertyvr/contracts";
import type { ModelServer } from "@propertyvr/llm-providers/testing";
import type { Language } from "@propertyvr/vocabulary";
import { PASSWORD, type PartnerStage, post, setPartnerStage } from "../harness/partner-stage.ts";
import type { Product } from "../harness/product.ts";
import { RENTAL_EN, RENTAL_TH } from "../../packages/documents/src/testing/contracts.ts";
import {
  COSTS_EN,
  POST_EN,
  POST_TH,
  PRICES_EN,
} from "../../packages/documents/src/testing/papers.ts";
import { talkTo } from "../talks/talk.ts";
import { MODEL_ANSWER_KINDS, modelChats, type ModelAnswerKind } from "./model-answers.ts";

/** What is asked for an answer of each kind; the last turn is the one that is looked at. */
const QUESTIONS = {
  homes: {
    en: ["2 bedroom condo near BTS Asok under 60k a month"],
    th: ["คอนโด 2 ห้องนอน ใกล้ BTS อโศก ไม่เกิน 60000"],
  },
  "no home": {
    en: ["5 bedroom house to rent in Chiang Rai under 3000 a month with a pool"],
    th: ["บ้านเช่า 5 ห้องนอน เชียงราย ไม่เกิน 3000 มีสระว่ายน้ำ"],
  },
  "one home's facts": {
    en: ["condo to rent in Chiang Rai", "does the first one allow pets?"],
    th: ["เช่าคอนโดเชียงราย", "ห้องแรกเลี้ยงสัตว์ได้ไหม"],
  },
  contact: {
    en: ["condo to rent in Chiang Rai", "I want to see the first one on Saturday"],
    th: ["เช่าคอนโดเชียงราย", "ขอนัดดูห้องแรกวันเสาร์"],
  },
  prices: {
    en: ["What is the median rent of a 1 bedroom condo in Watthana?"],
    th: ["ค่าเช่าคอนโด 1 ห้องนอนในวัฒนาราคากลางเท่าไร"],
  },
  "two areas": {
    en: ["Compare condo rents in Ari and Thong Lo"],
    th: ["เทียบค่าเช่าคอนโดอารีย์กับทองหล่อ"],
  },
  yield: {
    en: ["What is the rental yield of condos in Watthana?"],
    th: ["ผลตอบแทนค่าเช่าคอนโดในวัฒนาเป็นเท่าไร"],
  },
  "affordable areas": {
    en: ["Where can I afford a 2 bedroom condo for 30k a month?"],
    th: ["งบ 30000 ต่อเดือน เช่าคอนโด 2 ห้องนอนได้ย่านไหนบ้าง"],
  },
  sum: {
    en: ["What are the transfer costs of a condo for 5 million baht?"],
    th: ["ซื้อคอนโด 5 ล้าน ค่าโอนเท่าไร"],
  },
  instalments: {
    en: ["What are the monthly payments on a 4 million baht loan over 30 years?"],
    th: ["กู้ 4 ล้าน 30 ปี ผ่อนเดือนละเท่าไร"],
  },
  affordability: {
    en: ["What can I afford to buy on a salary of 60,000 baht?"],
    th: ["เงินเดือน 60000 ซื้อคอนโดได้ราคาเท่าไร"],
  },
  "money to move in": {
    en: ["How much do I need to move in to a 25,000 baht condo?"],
    th: ["เช่าคอนโด 25000 ต้องจ่ายวันเข้าอยู่เท่าไร"],
  },
  trend: {
    en: ["How have condo rents in Watthana changed over the last year?"],
    th: ["ค่าเช่าคอนโดในวัฒนาปีที่ผ่านมาขึ้นหรือลง"],
  },
  "a home's price": {
    en: ["1 bedroom condo to rent in Watthana", "is the first one expensive?"],
    th: ["เช่าคอนโด 1 ห้องนอน วัฒนา", "ห้องแรกแพงไหม"],
  },
  supply: {
    en: ["How many condos are on the market in Phuket?"],
    th: ["คอนโดในภูเก็ตมีประกาศกี่ห้อง"],
  },
  stations: {
    en: ["Which BTS station has the lowest condo rents?"],
    th: ["สถานีบีทีเอสไหนค่าเช่าคอนโดถูกสุด"],
  },
  "something else": {
    en: ["Write me a poem about the sea"],
    th: ["แต่งกลอนเรื่องทะเลให้หน่อย"],
  },
  "next to nothing": {
    en: ["something nice for my mother"],
    th: ["อยากได้ที่สวยๆ ให้แม่"],
  },
  article: {
    en: ["Can a foreigner own a condo?"],
    th: ["ต่างชาติซื้อคอนโดได้ไหม"],
  },
  "an owner's offer": {
    en: ["I want to rent out my condo"],
    th: ["อยากปล่อยเช่าคอนโดของตัวเอง"],
  },
} as const;

/** Files of our own that come with a message without words; the answer is what is looked at. */
const FILES = {
  "a contract": { en: RENTAL_EN, th: RENTAL_TH },
  "a table of costs": { en: COSTS_EN, th: COSTS_EN },
  "a price list": { en: PRICES_EN, th: PRICES_EN },
  "a post": { en: POST_EN, th: POST_TH },
} as const;

export type AnswerKind = keyof typeof QUESTIONS | keyof typeof FILES | ModelAnswerKind;
const QUESTION_KINDS = Object.keys(QUESTIONS) as readonly (keyof typeof QUESTIONS)[];
const FILE_KINDS = Object.keys(FILES) as readonly (keyof typeof FILES)[];
export const ANSWER_KINDS: readonly AnswerKind[] = [
  ...QUESTION_KINDS,
  ...FILE_KINDS,
  ...MODEL_ANSWER_KINDS,
];

type ChatsByAnswer = Readonly<Partial<Record<AnswerKind, string>>>;

export interface WalkStage extends PartnerStage {
  readonly url: string;
  /** A made-up home. */
  readonly sampleId: string;
  /** Somebody who has not done anything yet. */
  readonly newcomer: Session;
  /** The seeker's chats, by the kind of the answer in each. */
  readonly chats: Readonly<Record<Language, ChatsByAnswer>>;
}

/** A text file of the account, read. */
async function attach(url: string, { session_token }: Session, text: string): Promise<string> {
  const headers = { authorization: `Bearer ${session_token}` };
  const send = (): Promise<Response> => {
    const body = new FormData();
    body.append("file", new Blob([text]), "paper.txt");
    return fetch(`${url}/api/attachments`, { method: "POST", headers, body });
  };
  let sent = await send();
  // A person's writes go at a pace.
  while (sent.status === 429) {
    const waitS = Number(sent.headers.get("retry-after") ?? "1");
    await new Promise((resolve) => setTimeout(resolve, waitS * 1_000));
    sent = await send();
  }
  if (!sent.ok) throw new Error(`the file was answered ${sent.status}: ${await sent.text()}`);
  const { id } = (await sent.json()) as Attachment;
  for (;;) {
    const asked = await fetch(`${url}/api/attachments/${id}`, { headers });
    if (((await asked.json()) as Attachment).state !== "reading") return id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Fills a fresh product, so that no screen is empty by accident.
 * @param kinds the answers that are looked at, beside that with homes
 */
export async function setWalkStage(
  { url }: Product,
  model: ModelServer,
  kinds: readonly AnswerKind[] = ANSWER_KINDS,
): Promise<WalkStage> {
  const wanted: ReadonlySet<AnswerKind> = new Set(["homes", ...kinds]);
  const stage = await setPartnerStage(url);
  await post(url, "/api/models/agreements/openai", {}, stage.seeker, "PUT");
  const talk = talkTo(url, stage.seeker);
  const shown: string[] = [];
  const chatsIn = async (language: Language): Promise<ChatsByAnswer> => {
    const chats: Partial<Record<AnswerKind, string>> = {};
    for (const kind of QUESTION_KINDS.filter((each) => wanted.has(each))) {
      const chat = await talk.newChat();
      for (const question of QUESTIONS[kind][language]) {
        const { parts } = await talk.say(chat, question, language);
        for (const part of parts)
          if (part.type === "listings") shown.push(...part.cards.map(({ id }) => id));
      }
      chats[kind] = chat;
    }
    for (const kind of FILE_KINDS.filter((each) => wanted.has(each))) {
      const id = await attach(url, stage.seeker, FILES[kind][language]);
      const chat = await talk.newChat();
      await talk.send(chat, { message: "", language, attachments: [id] });
      chats[kind] = chat;
    }
    const modelKinds = MODEL_ANSWER_KINDS.filter((each) => wanted.has(each));
    return { ...chats, ...(await modelChats(talk, model, language, modelKinds)) };
  };
  const chats = { en: await chatsIn("en"), th: await chatsIn("th") };
  const own = Object.values(stage.ids);
  const sampleId = shown.find((id) => !own.includes(id));
  if (sampleId === undefined) throw new Error("no answer showed a sample home");

  const [home] = own;
  await post(
    url,
    "/api/enquiries",
    {
      property_id: home,
      client_id: "enquiry",
      name: "Nok",
      phone: "0812345678",
      message: "Is it still available?",
    },
    stage.seeker,
  );
  const report = { reason: "wrong", note: "The floor area is wrong." };
  await post(url, `/api/properties/${String(home)}/reports`, report, stage.seeker);
  await post(url, "/api/support", {
    client_id: "support",
    name: "Mali",
    email: "mali@example.com",
    subject: "A home is gone",
    message: "It was rented last week.",
  });
  const webhook = { url: "https://hooks.example.com/propertyvr", types: ["enquiry.created"] };
  await post(url, "/api/webhooks", webhook, stage.partner);
  const newcomer = await post<Session>(url, "/api/auth/signup", {
    name: "Malee N.",
    email: "malee@example.com",
    password: PASSWORD,
  });
  return { ...stage, url, chats, newcomer, sampleId };
}
