import { END_OF_ROWS } from "./backup-text.ts";

const NEWLINE = 10;
const END = Buffer.from(`${END_OF_ROWS}\n`);
const END_INSIDE = Buffer.from(`\n${END_OF_ROWS}\n`);

/** Reads a stream of bytes by lines and by stretches of rows, holding little more than a chunk. */
export class SectionReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** The next line without its end; undefined when the stream is over or ends in the middle of one. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const at = this.#rest.indexOf(NEWLINE);
      if (at >= 0)
        return this.#take(at + 1)
          .subarray(0, at)
          .toString();
      if (!(await this.#more())) return undefined;
    }
  }

  /** The rows up to the line that ends them, which is read too; false when it never came. */
  async *rows(): AsyncGenerator<Buffer, boolean> {
    let isAtLineStart = true;
    for (;;) {
      if (isAtLineStart && this.#rest.subarray(0, END.length).equals(END)) {
        this.#take(END.length);
        return true;
      }
      const at = this.#rest.indexOf(END_INSIDE);
      if (at >= 0) {
        yield this.#take(at + 1);
        this.#take(END.length);
        return true;
      }
      // The last few bytes may be the beginning of the end.
      const sure = this.#rest.length - END.length;
      if (sure > 0) {
        const bytes = this.#take(sure);
        isAtLineStart = bytes[sure - 1] === NEWLINE;
        yield bytes;
      }
      if (!(await this.#more())) return false;
    }
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  async #more(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (next.done === true) return false;
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value]);
    return true;
  }
}
