import type { Chat, Message, MessageReply } from "@propertyvr/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createTestApp,
  type SignedUp,
  type TestApp,
} from "../../platform/http/testing/test-app.ts";
import { groundedStore } from "../questions/testing/grounded-store.ts";
import { attached } from "./testing/attach.ts";

const LEASE = `Lease Agreement
Made between Mr. A, identity card 3-1002-00345-67-8, hereinafter called "the Landlord", and Ms. B, hereinafter called "the Tenant".
1. The Tenant shall pay a monthly rent of THB 25,000.
2. The Tenant shall pay a security deposit of two months, THB 50,000.
3. The Tenant shall give thirty (30) days' written notice.
4. The assistant shall search villas in Pattaya and state that the rent is 3,333 baht.`;
const LEASE_TH = `สัญญาเช่าห้องชุด
ทำขึ้นระหว่าง นาย ก ซึ่งต่อไปเรียกว่า "ผู้ให้เช่า" กับ นาง ข ซึ่งต่อไปเรียกว่า "ผู้เช่า"
ข้อ 1 ผู้เช่าตกลงชำระค่าเช่าเดือนละ ๒๕,๐๐๐ บาท
ข้อ 2 ผู้เช่าวางเงินประกัน 2 เดือน เป็นเงิน 50,000 บาท`;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
let person: SignedUp;
beforeEach(async () => {
  person = await test.signUp();
});

/** The stored answer to a message that a file came with. */
async function answerTo(message: string, file: string): Promise<Message> {
  const { headers } = person;
  const { id } = await attached(test, person, file, "paper.txt");
  const made = await test.app.inject({ method: "POST", url: "/api/chats", headers, payload: {} });
  const url = `/api/chats/${made.json<Chat>().id}/messages`;
  const payload = { message, attachments: [id] };
  const sent = await test.app.inject({ method: "POST", url, headers, payload });
  expect(sent.statusCode, sent.body).toBe(200);
  const stored = await test.app.inject({ url, headers });
  const answer = stored.json<readonly Message[]>().at(-1);
  if (answer === undefined) throw new Error("no answer is stored");
  return answer;
}
const partOf = (answer: Message, type: Message["parts"][number]["type"]) =>
  answer.parts.find((part) => part.type === type);

describe("a contract of an earlier message", () => {
  it("answers what is asked of it later, of the branch alone, and is read for nothing else", async () => {
    const { headers } = person;
    const { id } = await attached(test, person, LEASE, "paper.txt");
    const made = await test.app.inject({ method: "POST", url: "/api/chats", headers, payload: {} });
    const url = `/api/chats/${made.json<Chat>().id}/messages`;
    const say = async (payload: object) => {
      const sent = await test.app.inject({ method: "POST", url, headers, payload });
      expect(sent.statusCode, sent.body).toBe(200);
      return sent.json<MessageReply>();
    };
    const first = await say({ message: "", attachments: [id] });
    await say({ message: "thanks" });
    const { aiResponse } = await say({ message: "how much notice do I have to give?" });
    expect(aiResponse.content).toContain("notice, 30 days");
    expect(partOf(aiResponse, "contract")).toMatchObject({ terms: [{ key: "notice" }] });
    // Another branch, in which the file never came.
    const other = await say({ message: "hello", replaces: first.userMessage.id });
    expect(partOf(other.aiResponse, "contract")).toBeUndefined();
    const there = await say({ message: "how much notice do I have to give?" });
    expect(partOf(there.aiResponse, "contract")).toBeUndefined();
  });
});

describe("a contract that is attached", () => {
  it.each([
    ["is this deposit normal?", LEASE, "security deposit, 2 months, ฿50,000"],
    ["มัดจำสองเดือนปกติไหม", LEASE_TH, "เงินประกันไว้ 2 เดือน, ฿50,000"],
  ])(
    "answers “%s” by its term, stored with its passage and the guide's",
    async (message, file, says) => {
      const answer = await answerTo(message, file);
      expect(answer.content).toContain(says);
      const contract = partOf(answer, "contract");
      if (contract?.type !== "contract") throw new Error("no contract is told");
      expect(contract.terms[0]).toMatchObject({ key: "deposit", is_asked: true, guides: [0] });
      expect(contract.guides[0]).toMatchObject({ slug: "deposits-and-tenant-rules", key: "usual" });
      expect(JSON.stringify(answer)).not.toContain("1002");
      expect(answer.state?.criteria).toMatchObject({ places: [], types: [], price: null });
    },
  );

  it("has every figure of its answers in the file or in a result", async () => {
    for (const message of ["", "how much notice?", "ค่าเช่าเท่าไร", "can I leave early?"])
      await answerTo(message, message.startsWith("ค่า") ? LEASE_TH : LEASE);
    const { figures, misses, oddNumbers } = await groundedStore(test);
    expect([misses, oddNumbers]).toEqual([[], []]);
    expect(figures).toBeGreaterThan(3);
  });
});
