import type { SpeechType } from "@propertyvr/contracts";
import { fail, type Language, ok, type Result } from "@propertyvr/vocabulary";
import type { TranscriptionService } from "../../platform/config/config.ts";

export interface Speech {
  readonly bytes: Buffer;
  readonly type: SpeechType;
  readonly language: Language | undefined;
  /** Whoever asked has gone. */
  readonly signal: AbortSignal;
}

export type TranscriberFault =
  | { readonly kind: "busy"; readonly retryAfterS: number | undefined }
  | { readonly kind: "unreadable" }
  /** What the operator has to see to. */
  | { readonly kind: "failed"; readonly reason: string };

export type Transcribe = (speech: Speech) => Promise<Result<string, TranscriberFault>>;

const TIMEOUT_MS = 30_000;
const REPLY_MAX_BYTES = 256 * 1024;
const NAMES: Readonly<Record<SpeechType, string>> = {
  "audio/webm": "speech.webm",
  "audio/ogg": "speech.ogg",
  "audio/mp4": "speech.mp4",
  "audio/wav": "speech.wav",
};

/**
 * Asks the service that the operator named, at any audio endpoint that is spoken to as OpenAI's. It is
 * the operator's own address, which may lie in a closed network; nobody else can name one.
 */
export const transcriberAt =
  ({ url, key, model }: TranscriptionService, timeoutMs = TIMEOUT_MS): Transcribe =>
  async ({ bytes, type, language, signal }) => {
    const form = new FormData();
    form.append("model", model);
    form.append("response_format", "json");
    if (language !== undefined) form.append("language", language);
    form.append("file", new Blob([new Uint8Array(bytes)], { type }), NAMES[type]);
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const reply = await fetch(url, {
        method: "POST",
        body: form,
        headers: { accept: "application/json", ...(key && { authorization: `Bearer ${key}` }) },
        redirect: "error",
        signal: AbortSignal.any([timeout, signal]),
      });
      return await textIn(reply);
    } catch (error) {
      const reason = timeout.aborted ? "no answer in time" : reasonOf(error);
      return fail({ kind: "failed", reason });
    }
  };

async function textIn(reply: Response): Promise<Result<string, TranscriberFault>> {
  if (reply.status === 429) {
    await reply.body?.cancel();
    const seconds = Number(reply.headers.get("retry-after") ?? Number.NaN);
    return fail({ kind: "busy", retryAfterS: seconds > 0 ? Math.min(seconds, 3_600) : undefined });
  }
  if (!reply.ok) {
    await reply.body?.cancel();
    return [400, 413, 415, 422].includes(reply.status)
      ? fail({ kind: "unreadable" })
      : fail({ kind: "failed", reason: `it answered ${String(reply.status)}` });
  }
  const body = await bodyOf(reply);
  if (body === undefined) return fail({ kind: "failed", reason: "its answer is too long" });
  const text = textOf(body);
  return text === undefined
    ? fail({ kind: "failed", reason: "its answer holds no text" })
    : ok(text);
}

async function bodyOf(reply: Response): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of reply.body ?? []) {
    bytes += piece.length;
    if (bytes > REPLY_MAX_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

/** `{"text": "..."}`, and nothing of it that could not be sent as a message. */
function textOf(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== "object" || value === null || !("text" in value)) return undefined;
    if (typeof value.text !== "string") return undefined;
    return value.text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, " ").trim();
  } catch {
    return undefined;
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.name) : "";
