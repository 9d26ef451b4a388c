import { beforeEach, describe, expect, it, vi } from "vitest";
import { followList } from "./follow-list.ts";

/** A list of 400 px whose content has a height and, where given, a question and what answers it at some depth. */
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
  const put = (mark: string, depth: number, inside: HTMLElement = content): HTMLElement => {
    const element = document.createElement(mark === "answer" ? "article" : "div");
    element.dataset[mark] = "";
    element.getBoundingClientRect = () => ({ top: depth - top, height: 36 }) as DOMRect;
    inside.append(element);
    return element;
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

const follow = (height: number) => {
  const made = listOf(height);
  const below = vi.fn<(isNewestBelow: boolean) => void>();
  const follower = followList(made.list, below);
  const growTo = (next: number): void => {
    made.size.height = next;
    grow();
  };
  return { ...made, below, follower, growTo };
};

describe("a list that grows", () => {
  it("opens at its end and stays there", () => {
    const { list, growTo } = follow(1_000);
    expect(list.scrollTop).toBe(600);
    growTo(1_300);
    expect(list.scrollTop).toBe(900);
  });

  it("leaves a person alone who reads further up, until they come back", () => {
    const { list, growTo } = follow(1_000);
    list.scrollTop = 200;
    growTo(1_300);
    expect(list.scrollTop).toBe(200);
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

  it("goes no further than the question once cards come, and back to it when asked", () => {
    const { list, put, growTo, follower } = follow(1_000);
    put("question", 950);
    put("results", 1_100);
    growTo(2_500);
    expect(list.scrollTop).toBe(934);
    list.scrollTop = 100;
    follower.jump();
    expect(list.scrollTop).toBe(934);
  });

  it.each(["insight", "calculation", "citation"])(
    "goes no further than the question once its %s comes",
    (block) => {
      const { list, put, growTo } = follow(1_000);
      put("question", 950);
      put(block, 1_100);
      growTo(2_500);
      expect(list.scrollTop).toBe(934);
    },
  );

  it.each([
    ["as far as the price of the first card needs", 1_350, 1_350 + 36 + 16 - 400],
    ["never past the sentence of the answer", 1_900, 1_024],
  ])("goes beyond a long question %s", (_how, price, top) => {
    const { list, put, growTo } = follow(1_000);
    put("question", 900);
    put("price", price, put("results", 1_100, put("answer", 1_040)));
    growTo(2_500);
    expect(list.scrollTop).toBe(top);
  });

  it("tells of a newer message only where it begins below what is in view", () => {
    const { list, put, growTo, below } = follow(1_000);
    put("results", 900, put("answer", 800));
    growTo(2_500);
    list.scrollTop = 500;
    expect(below).toHaveBeenLastCalledWith(false);
    list.scrollTop = 390;
    expect(below).toHaveBeenLastCalledWith(true);
    list.scrollTop = 700;
    expect(below).toHaveBeenLastCalledWith(false);
  });

  it("stays where an answer is replaced, also at its end, until the person goes there", () => {
    const { list, follower, growTo } = follow(1_000);
    follower.edit("an edit");
    list.dispatchEvent(new Event("scroll"));
    growTo(1_300);
    expect(list.scrollTop).toBe(600);
    list.scrollTop = 900;
    growTo(1_500);
    expect(list.scrollTop).toBe(1_100);
  });

  it("keeps what is read in place when earlier messages appear above", () => {
    const { list, growTo, follower } = follow(1_000);
    list.scrollTop = 100;
    follower.hold();
    growTo(3_000);
    expect(list.scrollTop).toBe(2_100);
  });
});
