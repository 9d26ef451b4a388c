import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startProgram } from "./start-program.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "propertyvr-program-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("a program ends when the one that started it is killed", async () => {
  const door = new URL("./start-program.ts", import.meta.url).href;
  const [outer, inner] = ["outer.mts", "inner.mts"].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  writeFileSync(inner, "setInterval(() => undefined, 60_000);");
  writeFileSync(
    outer,
    `const { startProgram } = await import(${JSON.stringify(door)});
     const { pid } = startProgram(${JSON.stringify(inner)});
     process.stdout.write(String(pid));`,
  );
  const starter = startProgram(outer);
  try {
    const [said] = (await once(starter.stdout, "data")) as [Buffer];
    const pid = Number(said.toString());
    expect(isRunning(pid)).toBe(true);
    starter.kill("SIGKILL");
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  } finally {
    starter.kill("SIGKILL");
  }
});

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
