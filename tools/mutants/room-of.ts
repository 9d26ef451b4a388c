import path from "node:path";

interface Room {
  /** Whose settings its tests run with: a project of the tests. */
  readonly project: "pure" | "web" | "server";
  /** A pattern of test files. */
  readonly tests: string;
}

/** Where the tests of a file or a folder stand. */
export function roomOf(file: string): Room {
  const [kind = "", name = "", ...rest] = path.posix.normalize(file).split("/");
  const room = `${kind}/${name}`;
  if (room === "apps/web") return { project: "web", tests: "apps/web/**/*.test.{ts,tsx}" };
  if (room === "packages/database") return { project: "server", tests: `${room}/**/*.test.ts` };
  if (room !== "apps/server") return { project: "pure", tests: `${room}/**/*.test.ts` };
  const [, wing = "", folder = ""] = rest;
  return { project: "server", tests: `${room}/src/${wing}/${folder}/**/*.test.ts` };
}
