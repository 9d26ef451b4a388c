import { describe, expect, it } from "vitest";
import { type Pressed, readShortcut } from "./read-shortcut.ts";

const pressed = (over: Partial<Pressed>): Pressed => ({
  key: "k",
  code: "KeyK",
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...over,
});
const on = { isMac: false, isTyping: false, hasSingleKeys: true };

describe("a key", () => {
  it("with Ctrl, on a Mac with Command, opens the palette, also while typing", () => {
    expect(readShortcut(pressed({ ctrlKey: true }), { ...on, isTyping: true })).toBe("palette");
    expect(readShortcut(pressed({ metaKey: true }), { ...on, isMac: true })).toBe("palette");
  });
  it("is the one with K on it, in any layout", () => {
    expect(readShortcut(pressed({ key: "า", ctrlKey: true }), on)).toBe("palette");
    expect(readShortcut(pressed({ key: "K", code: "KeyV", ctrlKey: true }), on)).toBe("palette");
    expect(readShortcut(pressed({ key: "t", code: "KeyK", ctrlKey: true }), on)).toBeNull();
  });
  it("? opens the list of keys, but not while typing and not where such keys are turned off", () => {
    const mark = pressed({ key: "?", code: "Slash", shiftKey: true });
    expect(readShortcut(mark, on)).toBe("keys");
    expect(readShortcut(mark, { ...on, isTyping: true })).toBeNull();
    expect(readShortcut(mark, { ...on, hasSingleKeys: false })).toBeNull();
  });
  it("/ with Ctrl opens it while typing as well", () => {
    const slash = pressed({ key: "/", code: "Slash", ctrlKey: true });
    expect(readShortcut(slash, { ...on, isTyping: true, hasSingleKeys: false })).toBe("keys");
  });
  it.each([
    ["a letter alone", {}],
    ["Command on another system", { metaKey: true }],
    ["Ctrl and Alt, which write letters", { ctrlKey: true, altKey: true }],
    ["Ctrl, Shift and K, which browsers have a use for", { ctrlKey: true, shiftKey: true }],
    ["what is part of a composed character", { ctrlKey: true, isComposing: true }],
  ])("is not ours: %s", (_, over) => {
    expect(readShortcut(pressed(over), on)).toBeNull();
  });
  it("with Ctrl on a Mac stays the field's own", () => {
    expect(readShortcut(pressed({ ctrlKey: true }), { ...on, isMac: true })).toBeNull();
  });
});
