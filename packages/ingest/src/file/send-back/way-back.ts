import type { Encoding } from "../../bytes/decoding.ts";
import type { LaterThan } from "./reasons.ts";

export interface SendBackOptions {
  readonly rows: "failed" | "all";
  /** false: the rows without what we have to say. A file of text then comes back byte for byte. */
  readonly hasReasons?: boolean;
  /** For anybody but its sender: cells of private columns come back empty, and so do records that cannot be read. */
  readonly isForOthers?: boolean;
  /** Of the fold of the same file: a row that a later one replaces says so. */
  readonly laterThan?: LaterThan;
  /** Another than the file's own, for letters that it cannot hold. */
  readonly encoding?: Encoding;
}

/** The partner's own file on its way back: its bytes in, the bytes to send out. */
export interface SendBack {
  readonly push: (bytes: Uint8Array) => Iterable<Uint8Array>;
  readonly end: () => Iterable<Uint8Array>;
  readonly mediaType: string;
  /** With its dot. */
  readonly extension: string;
  /** Of a file of text, as it is written. */
  readonly encoding: () => Encoding | undefined;
  /** Letters that the encoding could not hold, each once, once all is written; send it again in UTF-8. */
  readonly unheld: () => readonly string[];
}
