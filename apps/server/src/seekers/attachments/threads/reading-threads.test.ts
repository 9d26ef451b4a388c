import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docxParts, packed, wordParagraph } from "../testing/office-files.ts";
import { pdfOf } from "../testing/pdf-of.ts";
import { readingThreads, type ReadingLimits } from "./reading-threads.ts";

const ROOT = fileURLToPath(new URL("../../../../../../", import.meta.url));
const log = pino({ level: "silent" });
const TEXT = "คอนโด 2 ห้องนอน";

let folder: string;
beforeAll(async () => {
  // Where it finds its native packages.
  folder = mkdtempSync(path.join(ROOT, "build-of-a-test-"));
  const { buildServer } = (await import(
    pathToFileURL(path.join(ROOT, "scripts", "build.mjs")).href
  )) as { buildServer: (folder: string) => Promise<void> };
  await buildServer(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("the built thread reads one file after the other", async () => {
  const threads = readingThreads({
    entry: pathToFileURL(path.join(folder, "attachment-worker.js")),
    log,
  });
  try {
    const files = [
      ["docx", packed(docxParts(wordParagraph(TEXT)))],
      ["pdf", pdfOf([[{ text: TEXT, x: 50, y: 700 }]])],
      ["pdf", Buffer.from("%PDF-1.7 broken")],
      ["txt", Buffer.from(TEXT)],
    ] as const;
    const told: unknown[] = [];
    for (const [format, bytes] of files) {
      const read = await threads.read(bytes, format);
      told.push(
        read.ok ? read.value.blocks.map((block) => "text" in block && block.text) : read.failure,
      );
    }
    expect(told).toEqual([[TEXT], [TEXT], "damaged", [TEXT]]);
  } finally {
    await threads.close();
  }
}, 60_000);

describe("a thread that reads a file", () => {
  const LIMITS: ReadingLimits = { longestMs: 30_000, heapMb: 24, growthBytes: 1e12 };
  const readBy = async (code: string, limits: Partial<ReadingLimits> = {}): Promise<unknown> => {
    const entry = new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { ${code} });`)}`,
    );
    const threads = readingThreads({ entry, log }, { ...LIMITS, ...limits });
    try {
      const read = await threads.read(new Uint8Array(8), "txt");
      return read.ok ? "read" : read.failure;
    } finally {
      await threads.close();
    }
  };

  it.each<[string, string, Partial<ReadingLimits>]>([
    ["exits", "process.exit(1)", {}],
    ["throws", "throw new Error('broken')", {}],
    ["never ends", "for (;;);", { longestMs: 300 }],
    [
      "fills its heap",
      "const held = []; for (;;) held.push(Array.from({ length: 1e4 }, Math.random));",
      {},
    ],
    [
      "takes memory that its heap does not count",
      "const held = []; setInterval(() => held.push(new Uint8Array(16 << 20).fill(1)), 5);",
      { growthBytes: 200 << 20 },
    ],
  ])(
    "and %s ends with its file alone",
    async (_how, code, limits) => {
      expect(await readBy(code, limits)).toBe("too_complex");
    },
    60_000,
  );
});
