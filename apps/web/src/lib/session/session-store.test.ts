import { beforeEach, describe, expect, it, vi } from "vitest";
import { anong } from "../../testing/people.ts";
import { confirmUser, readSession, signIn, signOut, startSession } from "./session-store.ts";

/** What another tab did: the storage changed, and this tab is told. */
function inAnotherTab(change: () => void, key: string | null): void {
  change();
  window.dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
}

beforeEach(() => {
  localStorage.clear();
  startSession();
});

describe("a session", () => {
  it("outlives the page", () => {
    signIn(anong, "token-1");
    startSession();
    expect(readSession()).toEqual({ status: "signed_in", token: "token-1", user: anong });
  });

  it("is restoring where a token stands without a readable user", () => {
    localStorage.setItem("session_token", "token-1");
    for (const user of ["{broken", "null", '"x"', JSON.stringify({ name: "A" })]) {
      localStorage.setItem("user", user);
      startSession();
      expect(readSession()).toEqual({ status: "restoring", token: "token-1" });
    }
  });

  it("ends for nobody but its owner: a late answer does not overwrite the next person", () => {
    signIn(anong, "token-1");
    signIn({ ...anong, id: "u2", name: "Beau" }, "token-2");
    confirmUser(anong, "token-1");
    expect(readSession()).toMatchObject({ token: "token-2", user: { name: "Beau" } });
  });

  it("ends here when another tab signs out, with the reason", () => {
    signIn(anong, "token-1");
    inAnotherTab(() => localStorage.removeItem("session_token"), "session_token");
    expect(readSession()).toEqual({ status: "signed_out", reason: "elsewhere" });
  });

  it("ends here when another tab empties the storage", () => {
    signIn(anong, "token-1");
    inAnotherTab(() => localStorage.clear(), null);
    expect(readSession()).toMatchObject({ status: "signed_out" });
  });

  it("begins here when another tab signs in", () => {
    inAnotherTab(() => {
      localStorage.setItem("user", JSON.stringify(anong));
      localStorage.setItem("session_token", "token-1");
    }, "session_token");
    expect(readSession()).toMatchObject({ status: "signed_in", user: { id: "u1" } });
  });

  it("takes its traces along when its owner leaves, drafts too", () => {
    signIn(anong, "token-1");
    localStorage.setItem("draft:c1", "half a question");
    signOut("asked");
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("leaves drafts alone when it merely expired", () => {
    signIn(anong, "token-1");
    localStorage.setItem("draft:c1", "half a question");
    signOut("expired");
    expect(localStorage.getItem("draft:c1")).toBe("half a question");
    expect(localStorage.getItem("session_token")).toBeNull();
  });

  it("works for the life of the page where storage is blocked", () => {
    const blocked = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(blocked);
    startSession();
    signIn(anong, "token-1");
    startSession();
    expect(readSession()).toMatchObject({ status: "signed_in", token: "token-1" });
    signOut("asked");
    startSession();
    expect(readSession()).toEqual({ status: "signed_out", reason: null });
  });
});
