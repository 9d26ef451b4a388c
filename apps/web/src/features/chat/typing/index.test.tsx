import { act, render } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

const workers = { started: 0 };
class CountedWorker {
  constructor() {
    workers.started += 1;
  }
  addEventListener(): void {}
  removeEventListener(): void {}
}

/** The chat's input in a page that was just opened, with this text in it. */
async function openedWith(text: string) {
  const { TypingHelp } = await import("./index.tsx");
  const help = (draft: string) => (
    <TypingHelp box={{ current: null }} text={draft} state={null} countPlace={null} />
  );
  const { rerender } = render(help(text));
  return { type: (draft: string) => act(() => rerender(help(draft))) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("Worker", CountedWorker);
  workers.started = 0;
});

describe("the worker that reads drafts", () => {
  it("does not start while the page is being drawn, and starts after two seconds", async () => {
    await openedWith("");
    await pass(200);
    await pass(1_500);
    expect(workers.started).toBe(0);
    await pass(1_000);
    expect(workers.started).toBe(1);
  });

  it("starts with the first key", async () => {
    const page = await openedWith("");
    page.type("c");
    expect(workers.started).toBe(1);
  });

  it("starts at once where a draft was kept", async () => {
    await openedWith("condo near Ari");
    expect(workers.started).toBe(1);
  });
});
