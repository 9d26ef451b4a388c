import { UnreadableBody } from "../../platform/http/read-json.ts";

/** What comes from outside, where an error means that the sender broke off or sent nonsense. */
export async function* fromOutside<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    throw new UnreadableBody(
      `The file could not be received: ${error instanceof Error ? error.message : "it broke off"}`,
    );
  }
}
