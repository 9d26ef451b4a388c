import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

/** What a browser loads of the gazetteer: minified, without sub-districts. Bytes after gzip. */
const MOST_BYTES = 150 * 1024;

it("the gazetteer of the browser is at most 150 KB after gzip, without sub-districts", async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("index.ts", import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    conditions: ["browser"],
    charset: "utf8",
    logLevel: "silent",
  });
  const [bundle] = outputFiles;
  expect(bundle?.text).toContain("Khlong Toei");
  expect(bundle?.text).not.toContain("พระบรมมหาราชวัง");
  expect(gzipSync(bundle?.contents ?? "").length).toBeLessThanOrEqual(MOST_BYTES);
});
