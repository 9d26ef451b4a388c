import { describe, expect, it } from "vitest";
import { branchTo, shownEnd, versionsOf, type BranchNode } from "./branch.ts";

// q1 was answered twice, the second answer was followed by q2; then q1 was edited to q3.
const chat: readonly BranchNode[] = [
  { id: "q1", parent_id: null },
  { id: "a1", parent_id: "q1" },
  { id: "a1b", parent_id: "q1" },
  { id: "q2", parent_id: "a1b" },
  { id: "a2", parent_id: "q2" },
  { id: "q3", parent_id: null },
  { id: "a3", parent_id: "q3" },
];

describe("the branch to a message", () => {
  it("leads from the first message of the chat to it", () => {
    expect(branchTo(chat, "a2")).toEqual(["q1", "a1b", "q2", "a2"]);
    expect(branchTo(chat, "a1")).toEqual(["q1", "a1"]);
    expect(branchTo(chat, "q3")).toEqual(["q3"]);
  });

  it("is empty before the first message, and of a message that is not there", () => {
    expect(branchTo(chat, null)).toEqual([]);
    expect(branchTo(chat, "gone")).toEqual([]);
  });
});

describe("what a chat shows", () => {
  it("ends with its newest message where none was chosen, or the chosen one is gone", () => {
    expect(shownEnd(chat, null)).toBe("a3");
    expect(shownEnd(chat, "gone")).toBe("a3");
    expect(shownEnd([], null)).toBeNull();
  });

  it("ends with the newest message that follows the chosen one", () => {
    expect(shownEnd(chat, "q1")).toBe("a2");
    expect(shownEnd(chat, "a1")).toBe("a1");
    expect(shownEnd(chat, "a1b")).toBe("a2");
  });
});

it("the versions of a message are all that stand in its place, oldest first", () => {
  const versions = versionsOf(chat);
  expect(versions.get("q1")).toEqual(["q1", "q3"]);
  expect(versions.get("q3")).toEqual(["q1", "q3"]);
  expect(versions.get("a1b")).toEqual(["a1", "a1b"]);
  expect(versions.get("q2")).toEqual(["q2"]);
});
