import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";

/** Makes the folder and those above it that are missing, with this mode whatever the umask. */
export function makeFolder(folder: string, mode: number): void {
  const first = mkdirSync(folder, { recursive: true, mode });
  if (first === undefined) return;
  for (let made = path.resolve(folder); made.length >= first.length; made = path.dirname(made)) {
    chmodSync(made, mode);
  }
}
