import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { TSX_ARGUMENTS } from "./tsx.ts";

const END_WITH_STARTER = new URL("end-with-starter.ts", import.meta.url).href;

/** A program of a test, whose errors are seen in the test's own. */
export type Program = ChildProcess & { readonly stdout: Readable };

/**
 * Runs TypeScript in a process of its own, which does not outlive the process that started it. A test
 * ends it when it is done with it.
 * @param args the file and its arguments
 */
export function startProgram(...args: readonly string[]): Program {
  const child: ChildProcess = spawn(
    process.execPath,
    [...TSX_ARGUMENTS, "--import", END_WITH_STARTER, ...args],
    { stdio: ["ignore", "pipe", "inherit", "ipc"] },
  );
  const { stdout } = child;
  if (stdout === null) throw new Error("the program has no output to read");
  return Object.assign(child, { stdout });
}
