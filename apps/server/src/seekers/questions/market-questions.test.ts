import type { Chat, Message } from "@propertyvr/contracts";
import { inTransaction } from "@propertyvr/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { insertListings } from "../../stock/listings/insert-listings.ts";
import { marketHomes } from "./market-homes.ts";
import { MARKET_QUESTIONS, type MarketQuestion } from "./market-questions.ts";

let test: TestApp;
let person: SignedUp;
beforeAll(async () => {
  test = await createTestApp({ config: { answerPaceMs: 0 } });
  person = await test.signUp({ name: "Ploy" });
  await inTransaction(test.database.pool, (client) => insertListings(client, marketHomes()));
});
afterAll(() => test.close());

/** The stored answer to the last of these messages, in a chat of their own. */
async function answerTo({ after, say }: Pick<MarketQuestion, "after" | "say">): Promise<Message> {
  const { headers } = person;
  const made = await test.app.inject({ method: "POST", url: "/api/chats", headers, payload: {} });
  const url = `/api/chats/${made.json<Chat>().id}/messages`;
  for (const message of after === undefined ? [say] : [after, say])
    await test.app.inject({ method: "POST", url, headers, payload: { message } });
  const stored = await test.app.inject({ url, headers });
  const [last] = stored.json<readonly Message[]>().slice(-1);
  if (last === undefined) throw new Error("no answer is stored");
  return last;
}

describe.each(MARKET_QUESTIONS)("$say", ({ language, after, say, result }) => {
  it("is answered with its figures", async () => {
    const { parts } = await answerTo({ say, ...(after !== undefined && { after }) });
    const insight = parts.find((part) => part.type === "insight");
    expect(insight, JSON.stringify(parts)).toMatchObject({ language, result });
    const text = parts.find((part) => part.type === "text");
    expect(text?.language).toBe(language);
    expect(text?.text).not.toMatch(VALUATION);
  });
});

/** Words of a valuation: what homes ask is told, never what they are worth. */
const VALUATION =
  /\b(?:fair|worth|bargain|overpriced|underpriced|undervalued|overvalued)\b|คุ้มค่า|คุ้มราคา|ราคายุติธรรม|แพงเกินไป|ถูกเกินจริง/i;
