import { compileMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, it, vi } from "vitest";
import { registeredMessages } from "./messages.ts";

// Another test may have registered messages of its own.
vi.hoisted(() => vi.resetModules());

const modules = import.meta.glob(
  // Messages of a chat are no texts of ours.
  ["../../**/{messages,*-messages}.ts", "!../../features/chat/stream/*"],
  { eager: true },
);
const catalogues = registeredMessages();
const entries = catalogues.flatMap(({ en, th }) =>
  Object.keys(en).map((id) => ({ id, en: en[id] ?? "", th: th[id] ?? "" })),
);
/** The names of the values a message takes. */
const valuesOf = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => String(match[1])))].sort();
const withoutValues = (message: string) => message.replace(/\{\w+\}/g, "").trim();
const elementsOf = (message: string) =>
  [...message.matchAll(/<\/?\d+>/g)].map(([tag]) => tag).sort();

describe("the catalogues", () => {
  it("are all known: one from each file of messages", () => {
    // messages.ts of lib/i18n itself defines none.
    expect(catalogues.length).toBe(Object.keys(modules).length - 1);
    expect(entries.length).toBeGreaterThan(150);
  });

  it("say everything in both languages", () => {
    for (const { en, th } of catalogues)
      expect(Object.keys(th).sort()).toEqual(Object.keys(en).sort());
    expect(entries.filter(({ en, th }) => !en.trim() || !th.trim())).toEqual([]);
  });

  it("use an id once, under the name of its feature", () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+\.[\w.]+$/i.test(id))).toEqual([]);
  });

  it("take the same values and elements in both languages", () => {
    const unlike = entries.filter(
      ({ en, th }) =>
        valuesOf(th).some((value) => !valuesOf(en).includes(value)) ||
        elementsOf(en).join() !== elementsOf(th).join(),
    );
    expect(unlike).toEqual([]);
  });

  it("can be read as ICU messages", () => {
    for (const { en, th } of entries) {
      expect(() => compileMessage(en)).not.toThrow();
      expect(() => compileMessage(th)).not.toThrow();
    }
  });

  it("are really Thai in Thai", () => {
    const names = new Set(["PropertyVR", "Property", "VR", "CSV", "JSON"]);
    const untranslated = entries.filter(
      ({ en, th }) =>
        // Thai may join values by nothing but spaces.
        /\p{L}{3}/u.test(withoutValues(en)) &&
        !names.has(en) &&
        !/[\u0E00-\u0E7F]/.test(th) &&
        withoutValues(th) !== "",
    );
    expect(untranslated.map(({ id }) => id)).toEqual([]);
  });
});
