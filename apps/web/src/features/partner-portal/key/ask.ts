import { textOf, type ExampleRequest } from "@propertyvr/contracts/manual";
import { CALL_TIMEOUT_MS, ProblemError, problemOf } from "../../../lib/api/index.ts";

/** An answer as it came, whatever its status. */
export interface ApiAnswer {
  readonly status: number;
  readonly elapsedMs: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}

/** Sends a request with a key as a partner's program would; rejects where no answer comes. */
export async function ask(request: ExampleRequest, key: string): Promise<ApiAnswer> {
  const started = performance.now();
  const response = await send(request, key);
  const text = await response.text();
  return {
    status: response.status,
    elapsedMs: Math.round(performance.now() - started),
    headers: [...response.headers],
    text,
  };
}

/** The JSON of a reading operation; throws the problem where it is refused. */
export async function read<Reply>(path: string, key: string, signal: AbortSignal): Promise<Reply> {
  const response = await send({ method: "GET", target: path, headers: [] }, key, signal);
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as Reply;
}

async function send(
  { method, target, headers, body }: ExampleRequest,
  key: string,
  given?: AbortSignal,
): Promise<Response> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const signal = given ? AbortSignal.any([given, timeout]) : timeout;
  try {
    return await fetch(target, {
      method,
      signal,
      // No session goes along, and no answer is kept for the next person.
      credentials: "omit",
      cache: "no-store",
      headers: {
        "x-api-key": key,
        ...(body && { "content-type": body.mediaType }),
        ...Object.fromEntries(headers),
      },
      ...(body && { body: textOf(body) }),
    });
  } catch (error) {
    if (given?.aborted) throw error;
    throw new ProblemError({ status: 0, detail: "" }, timeout.aborted ? "timeout" : "offline");
  }
}
