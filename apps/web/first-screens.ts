import { execFile } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build as bundle, type Plugin } from "esbuild";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Beside node_modules, where what it imports is found. */
const DRAWING = path.join(ROOT, "build", "first-screens", "draw.mjs");

/** The HTML of the pages that people come in by (`src/first-screens/draw.tsx`), drawn by their own code. */
export async function drawFirstScreens(): Promise<Readonly<Record<"login" | "chat", string>>> {
  await bundle({
    entryPoints: [path.join(import.meta.dirname, "src/first-screens/draw.tsx")],
    outfile: DRAWING,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    external: ["happy-dom", "react", "react-dom", "@tanstack/*"],
    plugins: [withoutWorkers, withStartingValues],
    logLevel: "warning",
  });
  // A process of its own: nothing else of the build should believe that it is in a browser.
  const program = `
    import { drawFirstScreens } from ${JSON.stringify(pathToFileURL(DRAWING).href)};
    process.stdout.write(JSON.stringify(await drawFirstScreens()), () => process.exit());`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { env: { ...process.env, NODE_ENV: "production" } },
  );
  return JSON.parse(stdout) as Record<"login" | "chat", string>;
}

/** Nothing is started while a page is drawn. */
const withoutWorkers: Plugin = {
  name: "without-workers",
  setup(build) {
    build.onResolve({ filter: /\?worker&url$/ }, ({ path: name }) => ({
      path: name,
      namespace: "none",
    }));
    build.onLoad({ filter: /.*/, namespace: "none" }, () => ({ contents: 'export default "";' }));
  },
};

/** Outside a browser React wants to be told what a store holds at first: what it holds. */
const withStartingValues: Plugin = {
  name: "with-starting-values",
  setup(build) {
    build.onResolve({ filter: /^react$/ }, ({ namespace }) =>
      namespace === "react"
        ? { path: "react", external: true }
        : { path: "react", namespace: "react" },
    );
    build.onLoad({ filter: /.*/, namespace: "react" }, () => ({
      contents: `
        import React, { useSyncExternalStore as follow } from "react";
        export * from "react";
        export default React;
        export const useSyncExternalStore = (subscribe, read) => follow(subscribe, read, read);`,
      resolveDir: ROOT,
    }));
  },
};
