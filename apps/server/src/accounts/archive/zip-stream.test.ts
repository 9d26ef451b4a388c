import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { type ArchiveEntry, zipStream } from "./zip-stream.ts";

const NOW = new Date("2026-01-05T09:00:00Z");
async function* all(entries: readonly ArchiveEntry[]) {
  for (const entry of entries) yield await Promise.resolve(entry);
}
const zipped = async (entries: readonly ArchiveEntry[]): Promise<Record<string, Uint8Array>> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipStream(all(entries), NOW)) pieces.push(piece);
  return unzipSync(Buffer.concat(pieces));
};

describe("a zip file that is written as it is made", () => {
  it("holds each entry whole, with names in any script and letters of any width", async () => {
    const long = `${"x".repeat(65_535)}😀${"ก".repeat(70_000)}😀`;
    async function* pieces() {
      yield "one ";
      yield await Promise.resolve(Buffer.from("two"));
    }
    const files = await zipped([
      { name: "empty.txt", content: "" },
      { name: "chats/001 คอนโดในอารีย์.md", content: long },
      { name: "pieces.txt", content: pieces() },
      { name: "photo.jpg", content: "as it is", isPacked: true },
    ]);
    const texts = Object.entries(files).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString("utf8"),
    ]);
    expect(texts).toEqual([
      ["empty.txt", ""],
      ["chats/001 คอนโดในอารีย์.md", long],
      ["pieces.txt", "one two"],
      ["photo.jpg", "as it is"],
    ]);
  });

  it("is a zip file where there is nothing in it", async () => {
    expect(await zipped([])).toEqual({});
  });

  it("breaks off where reading an entry fails, so that half an archive never looks whole", async () => {
    async function* broken() {
      yield "begun";
      await Promise.reject(new Error("the database went away"));
    }
    await expect(zipped([{ name: "a.txt", content: broken() }])).rejects.toThrow("went away");
  });
});
