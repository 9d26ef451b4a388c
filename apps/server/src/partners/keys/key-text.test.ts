import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { makeKeyText, maskedKey, publicIdOf } from "./key-text.ts";

const SHAPE = /^pvr_[0-9A-Za-z]{46}$/;

it("a key has its prefix, 8 letters to show, 32 secret ones and 6 of checksum", () => {
  const { key, publicId, lastFour } = makeKeyText(randomBytes);
  expect(key).toMatch(SHAPE);
  expect(key.slice(4, 12)).toBe(publicId);
  expect(key.endsWith(lastFour)).toBe(true);
  expect(publicIdOf(key)).toBe(publicId);
  expect(maskedKey(publicId, lastFour)).toBe(`${key.slice(0, 8)}…${key.slice(-4)}`);
});

it("random bytes that would make some letters likelier are not used for keys", () => {
  let given = 0;
  const bytes = (size: number) => Uint8Array.from({ length: size }, () => (given++ % 2 ? 255 : 7));
  expect(makeKeyText(bytes).key.slice(4, 44)).toBe("7".repeat(40));
});

it("a key with one wrong letter, anywhere, is recognised as mistyped", () => {
  const { key } = makeKeyText(randomBytes);
  for (let at = 4; at < key.length; at += 1) {
    const other = key[at] === "x" ? "y" : "x";
    expect(publicIdOf(key.slice(0, at) + other + key.slice(at + 1)), `at ${at}`).toBeUndefined();
  }
  for (const text of ["", "pvr_", `${key}0`, key.slice(1), ` ${key}`, key.toLowerCase() + "!"])
    expect(publicIdOf(text)).toBeUndefined();
});
