import { expect, it } from "vitest";
import { formatBytes } from "./format-bytes.ts";

it.each([
  [198, "198\u00a0B"],
  [1_234_567, "1.18\u00a0MB"],
])("the size of a file of %i bytes and its unit stay on one line", (bytes, text) => {
  expect(formatBytes(bytes, "en")).toBe(text);
  expect(formatBytes(bytes, "th")).toBe(text);
});
