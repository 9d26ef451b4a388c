import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);

/** What Node needs to run TypeScript in a process of its own, from any working folder. */
export const TSX_ARGUMENTS: readonly string[] = [
  "--import",
  pathToFileURL(require.resolve("tsx")).href,
];
