import type { MisreadWords } from "@propertyvr/contracts";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "../../testing/fake-server.ts";
import { ploy } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";

const UNREAD: MisreadWords = {
  kind: "unread",
  slot: null,
  words: "flumberish",
  language: "en",
  times: 12,
  example: "condo to rent in Ari, flumberish",
  reading: [],
};
const REMOVED: MisreadWords = {
  kind: "removed",
  slot: "amenities",
  words: "pool table",
  language: "en",
  times: 1,
  example: "condo to rent in Ari, pool table",
  reading: ["amenities=pool"],
};

const openWords = (words: readonly MisreadWords[], total = words.length) => {
  fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: ploy }),
    "GET /api/admin/misread-words": (_request, query) => {
      const ofKind = words.filter(({ kind }) => kind === query.get("kind"));
      return { status: 200, body: { words: ofKind, total: ofKind.length === 0 ? 0 : total } };
    },
  });
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(ploy));
  renderApp("/admin/words");
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

describe("misread words", () => {
  it("are listed in a sentence of our own with what is understood of them now", async () => {
    openWords([UNREAD, REMOVED]);
    expect(await screen.findByRole("heading", { name: "flumberish" })).toBeTruthy();
    expect(screen.getByText("12 messages")).toBeTruthy();
    expect(screen.getByText("condo to rent in Ari, flumberish")).toBeTruthy();
    expect(screen.getByText("Not understood yet")).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "Removed by hand" }));
    expect(await screen.findByRole("heading", { name: "pool table" })).toBeTruthy();
    expect(screen.getByText("1 message")).toBeTruthy();
    expect(screen.getByText("Amenities")).toBeTruthy();
    expect(screen.getByText("amenities=pool")).toBeTruthy();
  });

  it("say how many there are where not all are listed", async () => {
    openWords([UNREAD], 900);
    expect(await screen.findByText("The 1 most frequent of 900")).toBeTruthy();
  });

  it("can be saved as a file for the evaluation", async () => {
    let saved: Blob | null = null;
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved = blob as Blob;
      return "blob:words";
    });
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
    openWords([UNREAD]);
    fireEvent.click(await screen.findByRole("button", { name: "Download" }));
    expect(JSON.parse(await saved!.text())).toEqual({ words: [UNREAD], total: 1 });
  });

  it("that are none yet say so, with nothing to save", async () => {
    openWords([]);
    expect(await screen.findByText("No words to show yet")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Download" })).toBeNull();
  });
});
