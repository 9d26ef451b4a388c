import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ReaderMessage } from "./protocol.ts";

type ReaderListener = (event: { readonly data: ReaderMessage }) => void;

/** Workers that the page has started; each says that it can read when the test says so. */
const started: { readonly address: string; readonly beReady: () => void }[] = [];
class FakeReaderWorker {
  constructor(address: string) {
    const listeners: ReaderListener[] = [];
    this.addEventListener = (type, listener) => {
      if (type === "message") listeners.push(listener);
    };
    const beReady = () => {
      for (const listener of listeners) listener({ data: { kind: "ready", readLimit: 10 } });
    };
    started.push({ address, beReady });
  }
  readonly addEventListener: (type: string, listener: ReaderListener) => void;
}

/** As another visit to the page would load it. */
const visit = async () => {
  vi.resetModules();
  return import("./start-reading.ts");
};

beforeEach(() => {
  started.length = 0;
  localStorage.clear();
  vi.stubGlobal("Worker", FakeReaderWorker);
});

describe("what reads drafts", () => {
  it("is started once, however often it is asked for", async () => {
    const { startReading } = await visit();
    void startReading();
    void startReading();
    expect(started).toHaveLength(1);
  });

  it("waits for the first paint on a first visit, and starts with the page on the next", async () => {
    const first = await visit();
    first.startReadingAtHand();
    expect(started).toHaveLength(0);
    void first.startReading();
    started[0]?.beReady();
    const second = await visit();
    second.startReadingAtHand();
    expect(started).toHaveLength(2);
  });

  it("is not taken for fetched before it was ready", async () => {
    const first = await visit();
    void first.startReading();
    const second = await visit();
    second.startReadingAtHand();
    expect(started).toHaveLength(1);
  });

  it("waits again after a release that brings other files", async () => {
    localStorage.setItem("reading_files", "/assets/of-an-earlier-release.js");
    const { startReadingAtHand } = await visit();
    startReadingAtHand();
    expect(started).toHaveLength(0);
  });
});
