import { describe, expect, it } from "vitest";
import { createDraftReader, type ReadingPort, type ReadyPort } from "./draft-reader.ts";
import type { DraftToRead, ReadDraft, ReaderMessage, ReadRequest } from "./protocol.ts";

const NOTHING: ReadDraft = { language: "en", marks: [], sought: null };
const draft = (text: string): DraftToRead => ({ text, state: null, language: "en" });

/** A worker that answers when the test says so, and frames that pass when it says so. */
function setUp({ isReady = true, readLimit = 4_000 } = {}) {
  const asked: ReadRequest[] = [];
  const read: { text: string }[] = [];
  const listeners = new Set<(event: { readonly data?: unknown }) => void>();
  const frames = new Set<() => void>();
  const port: ReadingPort = {
    postMessage: (request) => void asked.push(request),
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
  let begin: (ready: ReadyPort) => void = () => {};
  const ready = new Promise<ReadyPort>((resolve) => {
    begin = resolve;
  });
  const reader = createDraftReader({
    ready,
    nextFrame: (work) => {
      frames.add(work);
      return () => frames.delete(work);
    },
    onRead: (_, of) => read.push({ text: of.text }),
  });
  const start = async (): Promise<void> => {
    begin({ port, readLimit });
    await ready;
    await Promise.resolve();
  };
  const frame = (): void => {
    const due = [...frames];
    frames.clear();
    for (const work of due) work();
  };
  const answer = (seq: number): void => {
    const message: ReaderMessage = { kind: "read", seq, draft: NOTHING };
    for (const listener of listeners) listener({ data: message });
  };
  return { reader, asked, read, listeners, frame, answer, start: isReady ? start() : start };
}

describe("a draft", () => {
  it("is sent to the worker at the next frame, and its answer is used", async () => {
    const { reader, asked, read, frame, answer, start } = setUp();
    await start;
    reader.read(draft("2 bed"));
    expect(asked).toEqual([]);
    frame();
    expect(asked.map(({ text }) => text)).toEqual(["2 bed"]);
    answer(asked[0]!.seq);
    expect(read).toEqual([{ text: "2 bed" }]);
  });

  it("is sent once a frame, however many keys were pressed, and as it is then", async () => {
    const { reader, asked, frame, start } = setUp();
    await start;
    for (const text of ["2", "2 ", "2 b"]) reader.read(draft(text));
    frame();
    expect(asked.map(({ text }) => text)).toEqual(["2 b"]);
  });

  it("waits while an older one is being read, whose answer is dropped", async () => {
    const { reader, asked, read, frame, answer, start } = setUp();
    await start;
    reader.read(draft("condo"));
    frame();
    reader.read(draft("condo in"));
    reader.read(draft("condo around Ari"));
    frame();
    expect(asked).toHaveLength(1);
    answer(asked[0]!.seq);
    expect(read).toEqual([]);
    frame();
    expect(asked.map(({ text }) => text)).toEqual(["condo", "condo around Ari"]);
    answer(asked[1]!.seq);
    expect(read).toEqual([{ text: "condo around Ari" }]);
  });

  it("typed before the worker was ready is read when it is, only the newest", async () => {
    const { reader, asked, frame, start } = setUp({ isReady: false });
    reader.read(draft("co"));
    reader.read(draft("condo"));
    frame();
    expect(asked).toEqual([]);
    await (start as () => Promise<void>)();
    frame();
    expect(asked.map(({ text }) => text)).toEqual(["condo"]);
  });

  it("is sent to the worker only as far as it is read", async () => {
    const { reader, asked, read, frame, answer, start } = setUp({ readLimit: 10 });
    await start;
    const long = "condo ".repeat(20_000);
    reader.read(draft(long));
    frame();
    expect(asked[0]!.text).toBe(long.slice(0, 10));
    answer(asked[0]!.seq);
    expect(read).toEqual([{ text: long }]);
  });

  it("is dropped when the box is removed", async () => {
    const { reader, asked, read, listeners, frame, answer, start } = setUp();
    await start;
    reader.read(draft("condo"));
    frame();
    reader.read(draft("condo around Ari"));
    reader.close();
    answer(asked[0]!.seq);
    frame();
    expect(asked).toHaveLength(1);
    expect(read).toEqual([]);
    expect(listeners.size).toBe(0);
  });
});
