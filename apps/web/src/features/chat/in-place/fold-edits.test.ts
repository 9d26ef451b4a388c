import type { Message } from "@propertyvr/contracts";
import type { Part } from "@propertyvr/parts";
import { describe, expect, it } from "vitest";
import type { ShownMessage } from "../stream/shown-messages.ts";
import { foldEdits, type ConversationRow } from "./fold-edits.ts";

const shown = (id: string, message: Partial<Message> = {}): ShownMessage => ({
  key: id,
  message: {
    id,
    chat_id: "c1",
    sender: id.startsWith("a") ? "ai" : "user",
    content: id,
    parts: [],
    timestamp: "2026-11-20T05:00:00.000Z",
    sessionId: null,
    client_id: null,
    run_id: null,
    status: "done",
    state: null,
    ...message,
  },
  isLive: false,
  openPart: -1,
  visibleChars: 0,
});
const edit = (id: string, message: Partial<Message> = {}) =>
  shown(id, { kind: "edit", ...message });
const failed: Partial<Message> = { status: "failed" };
const running: Partial<Message> = { status: "running" };

/** "a2 < a1 e1": an answer and what stood there before it; "(e2 pending)" where another is awaited. */
const drawn = (rows: readonly ConversationRow[]): readonly string[] =>
  rows.map((row) => {
    if (row.kind === "question") return row.shown.message.id;
    const earlier = row.earlier.map(({ message }) => message.id).join(" ");
    const late = row.late && ` (${row.late.question.message.id} ${row.late.kind})`;
    return row.shown.message.id + (earlier && ` < ${earlier}`) + (late ?? "");
  });
const folded = (...messages: readonly ShownMessage[]) => drawn(foldEdits(messages));

const asking: Part = {
  type: "question",
  version: 1,
  about: "price",
  text: "How much?",
  language: "en",
  choices: [{ label: { text: "30k", language: "en" }, say: "up to 30k", count: null }],
};
const broken: Part = {
  type: "notice",
  version: 1,
  code: "search_failed",
  text: "The search did not work.",
  language: "en",
};

describe("rows of a chat", () => {
  it("are its messages where no chip was edited", () => {
    expect(folded(shown("q1"), shown("a1"), shown("q2"), shown("a2"))).toEqual([
      "q1",
      "a1",
      "q2",
      "a2",
    ]);
    expect(folded()).toEqual([]);
  });

  it("show the answer to an edit below the first question", () => {
    expect(folded(shown("q1"), shown("a1"), edit("e1"), shown("a2"))).toEqual(["q1", "a2 < a1 e1"]);
  });

  it("fold a chain of edits into one row, the undo of one too", () => {
    const chain = [edit("e1"), shown("a2"), edit("undo"), shown("a3"), edit("e3"), shown("a4")];
    expect(folded(shown("q1"), shown("a1"), ...chain)).toEqual(["q1", "a4 < a1 e1 a2 undo a3 e3"]);
  });

  it("begin anew with each thing that was typed", () => {
    const typed = [shown("q2"), shown("a3"), edit("e2"), shown("a4")];
    expect(folded(shown("q1"), shown("a1"), edit("e1"), shown("a2"), ...typed)).toEqual([
      "q1",
      "a2 < a1 e1",
      "q2",
      "a4 < a3 e2",
    ]);
  });

  it("keep the key of the first answer, so that nothing is drawn anew", () => {
    const keys = (...messages: readonly ShownMessage[]) =>
      foldEdits(messages).map(({ key }) => key);
    const before = keys(shown("q1"), shown("a1"));
    expect(keys(shown("q1"), shown("a1"), edit("e1"), shown("a2"))).toEqual(before);
  });

  it("keep the answer before while another is being written", () => {
    expect(folded(shown("q1"), shown("a1"), edit("e1"), shown("a2", running))).toEqual([
      "q1",
      "a1 (e1 pending)",
    ]);
  });

  it("keep the answer before where the other failed, and where it has none", () => {
    expect(folded(shown("q1"), shown("a1"), edit("e1"), shown("a2", failed))).toEqual([
      "q1",
      "a1 (e1 failed)",
    ]);
    expect(folded(shown("q1"), shown("a1"), edit("e1"), shown("a2", { parts: [broken] }))).toEqual([
      "q1",
      "a1 (e1 failed)",
    ]);
    expect(folded(shown("q1"), shown("a1"), edit("e1"))).toEqual(["q1", "a1 (e1 failed)"]);
  });

  it("go on from one that failed, which stays in the story", () => {
    const after = [edit("e1"), shown("a2", failed), edit("e2"), shown("a3")];
    expect(folded(shown("q1"), shown("a1"), ...after)).toEqual(["q1", "a3 < a1 e1 a2 e2"]);
  });

  it("show what is answered again until its new answer is there", () => {
    const again = { ...shown("a2b", running), instead: shown("a2") };
    expect(folded(shown("q1"), shown("a1"), edit("e1"), again)).toEqual([
      "q1",
      "a2 < a1 e1 (e1 pending)",
    ]);
    const tried = { ...shown("a2b", running), instead: shown("a2", failed) };
    expect(folded(shown("q1"), shown("a1"), edit("e1"), tried)).toEqual(["q1", "a1 (e1 pending)"]);
  });

  it("leave a tapped choice in the person's name", () => {
    const choice = edit("e1", { content: "up to 30k" });
    expect(folded(shown("q1"), shown("a1", { parts: [asking] }), choice, shown("a2"))).toEqual([
      "q1",
      "a1",
      "e1",
      "a2",
    ]);
  });

  it("leave an edit in the person's name where others stand in its place, or nothing before it", () => {
    const one = edit("e1", { versions: ["e1", "q2"] });
    expect(folded(shown("q1"), shown("a1"), one, shown("a2"))).toEqual(["q1", "a1", "e1", "a2"]);
    expect(folded(edit("e1"), shown("a1"))).toEqual(["e1", "a1"]);
    expect(folded(shown("q1"), edit("e1"), shown("a1"))).toEqual(["q1", "e1", "a1"]);
  });
});
