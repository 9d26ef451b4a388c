// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followList } from "./follow-list.ts";

/** A list of 400 px whose content has a height and, where given, a question and cards at some depth. */
function listOf(height: number) {
  const list = document.createElement("div");
  const content = document.createElement("div");
  list.append(content);
  let top = 0;
  const size = { height };
  Object.defineProperties(list, {
    clientHeight: { get: () => 400 },
    scrollHeight: { get: () => size.height },
    scrollTop: {
      get: () => top,
      set: (next: number) => {
        top = Math.max(0, Math.min(next, size.height - 400));
        list.dispatchEvent(new Event("scroll"));
      },
    },
  });
  const put = (mark: "question" | "results", depth: number): void => {
    const element = document.createElement("div");
    element.dataset[mark] = "";
    element.getBoundingClientRect = () => ({ top: depth - top }) as DOMRect;
    content.append(element);
  };
  list.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
  return { list, size, put };
}

let grow: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(onResize: () => void) {
        grow = onResize;
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const follow = (height: number) => {
  const made = listOf(height);
  const atEnd = vi.fn<(isAtEnd: boolean) => void>();
  const follower = followList(made.list, atEnd);
  const growTo = (next: number): void => {
    made.size.height = next;
    grow();
  };
  return { ...made, atEnd, follower, growTo };
};

describe("a list that grows", () => {
  it("opens at its end and stays there", () => {
    const { list, growTo, atEnd } = follow(1_000);
    expect(list.scrollTop).toBe(600);
    growTo(1_300);
    expect(list.scrollTop).toBe(900);
    expect(atEnd).toHaveBeenLastCalledWith(true);
  });

  it("leaves a person alone who reads further up, until they come back", () => {
    const { list, growTo, atEnd } = follow(1_000);
    list.scrollTop = 200;
    growTo(1_300);
    expect(list.scrollTop).toBe(200);
    expect(atEnd).toHaveBeenLastCalledWith(false);
    list.scrollTop = 900;
    growTo(1_500);
    expect(list.scrollTop).toBe(1_100);
  });

  it("goes on following when the browser itself moves it down", () => {
    const { list, size, growTo } = follow(1_000);
    size.height = 1_200;
    list.scrollTop = 620;
    growTo(1_250);
    expect(list.scrollTop).toBe(850);
  });

  it("follows a new question wherever the person was", () => {
    const { list, growTo, follower } = follow(1_000);
    list.scrollTop = 0;
    follower.ask("a question");
    growTo(1_100);
    expect(list.scrollTop).toBe(700);
  });

  it("goes no further than the question once cards come, and to the end when asked", () => {
    const { list, put, growTo, follower, atEnd } = follow(1_000);
    put("question", 950);
    put("results", 1_100);
    growTo(2_500);
    expect(list.scrollTop).toBe(934);
    expect(atEnd).toHaveBeenLastCalledWith(false);
    follower.jump();
    expect(list.scrollTop).toBe(2_100);
  });

  it("keeps what is read in place when earlier messages appear above", () => {
    const { list, growTo, follower } = follow(1_000);
    list.scrollTop = 100;
    follower.hold();
    growTo(3_000);
    expect(list.scrollTop).toBe(2_100);
  });
});
