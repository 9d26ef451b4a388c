import type { FileEvent, FileFault } from "./file-reader.ts";

/** Decoded text of one kind of file to its events, piece by piece. */
export interface TextFormat {
  readonly push: (text: string) => readonly FileEvent[];
  readonly end: () => readonly FileEvent[];
  /** Set once reading cannot go on. */
  readonly fault: () => FileFault | undefined;
}
