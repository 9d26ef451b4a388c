import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

/** What a browser loads of the gazetteer: minified, without sub-districts. Bytes after gzip. */
const MOST_BYTES = 150 * 1024;

it("a browser that reads files can be given the sub-districts", async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { findAdministrativeArea, knowSubdistricts } from "./index.ts";
        import { SUBDISTRICT_ROWS } from "@propertyvr/gazetteer/subdistrict-rows";
        const names = { province: "กทม", district: "วัฒนา", subdistrict: "คลองเตยเหนือ" };
        const before = findAdministrativeArea(names);
        knowSubdistricts(SUBDISTRICT_ROWS);
        globalThis.found = [before, findAdministrativeArea(names)];`,
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
    },
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    conditions: ["browser"],
    logLevel: "silent",
  });
  const browser: { found?: unknown } = {};
  runInNewContext(outputFiles[0]?.text ?? "", browser);
  expect(JSON.parse(JSON.stringify(browser.found))).toEqual([
    { provinceCode: 10, districtCode: 1039, subdistrictCode: null },
    { provinceCode: 10, districtCode: 1039, subdistrictCode: 103901 },
  ]);
});

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
