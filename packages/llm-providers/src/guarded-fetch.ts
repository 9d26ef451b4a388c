import { Agent, fetch as fetchBy, type RequestInit as FetchOptions } from "undici";

/** No answer of a model is as long; whoever sends more sends something else. */
const MOST_BYTES = 16 * 1024 * 1024;

export interface ProviderConnection {
  readonly fetch: typeof fetch;
  /** Ends all connections at once. The next request opens new ones. */
  readonly hangUp: () => void;
}

/**
 * Reaches the one origin that was configured and nothing else: a redirect would carry the key and the
 * talk to whoever it names. What comes back has an end. Its connections are its own, because a shared
 * pool opens a new one to the provider in place of each that a stop broke off.
 */
export const lineTo = (origin: string, mostBytes = MOST_BYTES): ProviderConnection => {
  let agent = new Agent();
  const ask = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new TypeError("a model is asked at its own address only");
    const options = { ...init, redirect: "error", dispatcher: agent } as FetchOptions;
    const response = await fetchBy(url, options);
    const { body, status, statusText, headers } = response;
    if (body === null) return response as unknown as Response;
    return new Response((body as ReadableStream<Uint8Array>).pipeThrough(atMost(mostBytes)), {
      status,
      statusText,
      headers: [...headers],
    });
  };
  return {
    fetch: ask,
    hangUp: () => {
      void agent.destroy();
      agent = new Agent();
    },
  };
};

/** What came was longer than any answer. */
export class TooLong extends Error {
  override name = "TooLong";
}

const atMost = (mostBytes: number): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new TooLong());
      else controller.enqueue(chunk);
    },
  });
};
