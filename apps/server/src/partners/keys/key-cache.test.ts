import { expect, it } from "vitest";
import { KeyCache, type KnownKey } from "./key-cache.ts";

const known = (publicId: string) =>
  ({ row: { public_id: publicId }, allows: () => true }) as unknown as KnownKey;
const listening = () => {
  const cache = new KeyCache();
  cache.listens = true;
  return cache;
};

it("the key cache keeps a looked-up key for half a minute", () => {
  const cache = listening();
  cache.keep("one", known("a"), { nowMs: 0, changes: cache.changes });
  expect(cache.find("one", 29_999)).toBeDefined();
  expect(cache.find("one", 30_000)).toBeUndefined();
  expect(cache.find("other", 0)).toBeUndefined();
});

it("a key that changed while it was being looked up is not cached", () => {
  const cache = listening();
  const { changes } = cache;
  cache.forget("a");
  cache.keep("one", known("a"), { nowMs: 0, changes });
  expect(cache.find("one", 0)).toBeUndefined();
});

it("the key cache stores nothing while it receives no change notices, nor a key looked up before it did", () => {
  const cache = new KeyCache();
  const { changes } = cache;
  cache.keep("one", known("a"), { nowMs: 0, changes });
  expect(cache.find("one", 0)).toBeUndefined();
  cache.listens = true;
  cache.keep("one", known("a"), { nowMs: 0, changes });
  expect(cache.find("one", 0)).toBeUndefined();
});

it("the key cache forgets a changed key, and no other", () => {
  const cache = listening();
  for (const [text, id] of [
    ["one", "a"],
    ["two", "b"],
  ] as const)
    cache.keep(text, known(id), { nowMs: 0, changes: cache.changes });
  cache.forget("a");
  expect(cache.find("one", 0)).toBeUndefined();
  expect(cache.find("two", 0)).toBeDefined();
});
