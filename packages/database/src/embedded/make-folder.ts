import { chmodSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Makes the folder and those above it that are missing, with this mode whatever the umask. Not by
 * `recursive`: where nobody can make a folder, such as below /proc, Node tries for ever.
 */
export function makeFolder(folder: string, mode: number): void {
  const wanted = path.resolve(folder);
  const isThere = statSync(wanted, { throwIfNoEntry: false })?.isDirectory();
  if (isThere === true) return;
  const above = path.dirname(wanted);
  if (above !== wanted) makeFolder(above, mode);
  try {
    mkdirSync(wanted, { mode });
  } catch (error) {
    // Somebody has made it meanwhile.
    if (statSync(wanted, { throwIfNoEntry: false })?.isDirectory() === true) return;
    throw error;
  }
  chmodSync(wanted, mode);
}
