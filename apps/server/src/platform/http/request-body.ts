import type { FastifyRequest } from "fastify";
import { UnreadableBody } from "./read-json.ts";

/**
 * Whether a request says that it is longer than the file that it may bring; a form is a little longer
 * than its file.
 */
export const isTooLong = (
  { headers }: Pick<FastifyRequest, "headers">,
  mostBytes: number,
): boolean => Number(headers["content-length"] ?? 0) > mostBytes + FORM_BYTES;
const FORM_BYTES = 5 * 1024 * 1024;

/** How long the rest of a refused body may go on coming before the connection is cut. */
const LINGER_MS = 5_000;

/**
 * Lets the rest of a body run off, for it was refused before its end: a sender that is cut off in the
 * middle never reads the answer. One that goes on for long is cut.
 */
export function letRunOff({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.on("error", () => undefined);
  raw.resume();
  const cut = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, LINGER_MS);
  cut.unref();
}

/** What comes from outside, where an error means that the sender broke off or sent nonsense. */
export async function* fromOutside<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it broke off";
    throw new UnreadableBody({
      en: `The file could not be received: ${reason}`,
      th: `รับไฟล์ไม่สำเร็จ (${reason})`,
    });
  }
}
