import type { Message } from "@propertyvr/contracts";
import type { CitationPart } from "@propertyvr/parts";
import { expect, it } from "vitest";
import { lapses } from "./manners.ts";

const SOURCE = { title: "Land Office rules for foreign buyers", url: "https://example.com/rules" };

it("a source keeps the title of its publisher in an answer of another language", () => {
  expect(lapses(answerWith({}), setting)).toEqual([]);
});

it("a passage of another language beside that title is still a fault", () => {
  const says = "a foreigner may own up to 49 percent of the floor area";
  expect(lapses(answerWith({ says }), setting)).toEqual([`language: “> ${says}”`]);
});

const setting = { language: "th", title: "", names: {} } as const;

const answerWith = (over: Partial<CitationPart>): Message => ({
  id: "m2",
  chat_id: "c1",
  client_id: null,
  sender: "ai",
  content: "",
  sessionId: null,
  timestamp: "2026-11-20T05:00:00.000Z",
  run_id: null,
  status: "done",
  state: null,
  parts: [
    {
      type: "citation",
      version: 1,
      slug: "foreign-quota",
      key: null,
      kind: "rules",
      says: "ชาวต่างชาติถือกรรมสิทธิ์ห้องชุดได้",
      disputed: null,
      has_disputes: false,
      sources: [SOURCE],
      checked_at: "2026-10-01",
      review_by: "2027-10-01",
      overdue: false,
      text: "สิทธิของชาวต่างชาติ",
      language: "th",
      ...over,
    },
  ],
});
