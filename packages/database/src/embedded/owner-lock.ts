import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { createPrivate, readIfThere } from "./private-file.ts";
import { isAlive, thisProcess, type ProcessIdentity } from "./process-identity.ts";

const PAUSE_MS = 2;

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
    clearAway(file, found, content);
  }
}

/** The living owner, if there is one. */
export function findOwner(file: string): ProcessIdentity | undefined {
  const owner = parseOwner(readIfThere(file) ?? "");
  return owner !== undefined && isAlive(owner) ? owner : undefined;
}

/**
 * Removes a dead owner's file, but never a quicker taker's. Only who holds the guard of exactly
 * this content may remove it, and no later owner writes the same content again: its process would
 * have to have the same number and start.
 */
function clearAway(file: string, deadContent: string, ours: string): void {
  const hash = createHash("sha256").update(deadContent).digest("hex").slice(0, 16);
  const guard = `${file}.${hash}`;
  if (createPrivate(guard, ours)) {
    try {
      if (readIfThere(file) === deadContent) rmSync(file, { force: true });
    } finally {
      rmSync(guard, { force: true });
    }
    return;
  }
  const holder = parseOwner(readIfThere(guard) ?? ours);
  // Its holder was killed between two system calls.
  if (holder === undefined || !isAlive(holder)) rmSync(guard, { force: true });
  pause();
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
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
