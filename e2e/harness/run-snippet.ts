import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SnippetLanguage } from "@propertyvr/contracts/manual";

const FILES: Readonly<Record<SnippetLanguage, { file: string; program: string }>> = {
  curl: { file: "run.sh", program: "sh" },
  python: { file: "run.py", program: "python3" },
  javascript: { file: "run.mjs", program: process.execPath },
  php: { file: "run.php", program: "php" },
};

export interface SnippetRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs code as a partner would: from a file, with the key in the environment and nothing else. */
export async function runSnippet(
  language: SnippetLanguage,
  code: string,
  environment: Readonly<Record<string, string>>,
): Promise<SnippetRun> {
  const folder = mkdtempSync(path.join(tmpdir(), "propertyvr-snippet-"));
  const { file, program } = FILES[language];
  writeFileSync(path.join(folder, file), code);
  const child = spawn(program, [file], {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", HOME: folder, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const exit = await new Promise<number | null>((resolve) => child.once("close", resolve));
  rmSync(folder, { recursive: true, force: true });
  return { code: exit, stdout, stderr };
}
