import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

const OWNER_ONLY = 0o600;

/** The file's text, or undefined when there is none. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Makes the file, whole and readable by its owner only, unless it exists: a hard link to a
 * finished draft, so that of two makers one wins and no reader sees half of it.
 * @returns false when it existed
 */
export function createPrivate(file: string, content: string): boolean {
  const draft = writeDraft(file, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Writes the file or replaces it, whole, readable by its owner only. */
export function replacePrivate(file: string, content: string): void {
  renameSync(writeDraft(file, content), file);
}

function writeDraft(file: string, content: string): string {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: OWNER_ONLY, flush: true });
  return draft;
}
