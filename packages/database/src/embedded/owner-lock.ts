import { randomUUID } from "node:crypto";
import { linkSync, renameSync, rmSync } from "node:fs";
import { createPrivate, readIfThere } from "./private-file.ts";
import { isAlive, thisProcess, type ProcessIdentity } from "./process-identity.ts";

export interface OwnerLock {
  /** Gives the folder free; does nothing when it is no longer ours. */
  release(): void;
}

export type LockOutcome =
  | { readonly isOurs: true; readonly lock: OwnerLock }
  | { readonly isOurs: false; readonly owner: ProcessIdentity };

/**
 * Takes the lock file for this process, from nobody or from an owner that is dead.
 * The file appears whole (a hard link to a finished draft), so a reader never sees half of it.
 */
export function takeOwnership(file: string): LockOutcome {
  const content = JSON.stringify(thisProcess());
  for (;;) {
    if (createPrivate(file, content))
      return { isOurs: true, lock: { release: () => release(file, content) } };
    const found = readIfThere(file);
    if (found === undefined) continue;
    const owner = parseOwner(found);
    if (owner !== undefined && isAlive(owner)) return { isOurs: false, owner };
    setAside(file, found);
  }
}

/** The living owner, if there is one. */
export function findOwner(file: string): ProcessIdentity | undefined {
  const owner = parseOwner(readIfThere(file) ?? "");
  return owner !== undefined && isAlive(owner) ? owner : undefined;
}

/** Moves a dead owner's file away; if a quicker taker's file was moved instead, puts it back. */
function setAside(file: string, expected: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  try {
    if (readIfThere(aside) !== expected) linkSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

function release(file: string, content: string): void {
  if (readIfThere(file) === content) rmSync(file, { force: true });
}

function parseOwner(text: string): ProcessIdentity | undefined {
  try {
    const value = JSON.parse(text) as Partial<ProcessIdentity>;
    return typeof value.pid === "number" && typeof value.startedAtMs === "number"
      ? { pid: value.pid, startedAtMs: value.startedAtMs }
      : undefined;
  } catch {
    return undefined;
  }
}
