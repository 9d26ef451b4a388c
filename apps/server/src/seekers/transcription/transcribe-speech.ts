import { SPEECH_MAX_SECONDS, type Transcription } from "@propertyvr/contracts";
import { fail, type Language, ok, type Result } from "@propertyvr/vocabulary";
import type { Failure } from "../../platform/http/failure.ts";
import type { SharedLimit } from "../../platform/limits/shared-limit.ts";
import { speechSeconds } from "./speech-seconds.ts";
import { speechTypeOf } from "./speech-type.ts";
import type { Transcribe } from "./transcriber.ts";

/** Checks a recording, has it turned into text, and keeps nothing of it. */
export async function transcribeSpeech(
  { transcribe, recordings, log }: TranscriptionPorts,
  asked: {
    readonly accountId: string;
    readonly bytes: Buffer;
    readonly language: Language | undefined;
    readonly signal: AbortSignal;
  },
): Promise<Result<Transcription, Failure>> {
  if (transcribe === undefined) return fail(NOT_SET_UP);
  const type = speechTypeOf(asked.bytes);
  if (type === undefined) return fail(NO_SPEECH);
  // A recorder stops a moment late.
  if (speechSeconds(asked.bytes, type) > SPEECH_MAX_SECONDS + 2) return fail(TOO_LONG);
  const room = await recordings.take(`transcription:${asked.accountId}`);
  if (!room.ok) return fail({ code: "too_many_requests", retry_after_s: room.waitS });
  const heard = await transcribe({ ...asked, type });
  if (heard.ok) return ok({ text: heard.value });
  switch (heard.failure.kind) {
    case "unreadable":
      return fail(NO_SPEECH);
    case "busy":
      return fail({ ...AWAY, retry_after_s: heard.failure.retryAfterS ?? BUSY_S });
    case "failed":
      if (!asked.signal.aborted)
        log.warn({ reason: heard.failure.reason }, "the transcription service failed");
      return fail({ ...AWAY, retry_after_s: BUSY_S });
  }
}

const BUSY_S = 30;
const NOT_SET_UP: Failure = {
  code: "not_found",
  detail: "This installation has no transcription service.",
};
const NO_SPEECH: Failure = {
  code: "unsupported_media_type",
  detail: "Send a recording as WebM, Ogg, MP4 or WAV.",
};
const TOO_LONG: Failure = {
  code: "body_too_large",
  detail: "A recording may be a minute long at most.",
};
const AWAY: Failure = {
  code: "unavailable",
  detail: "Your recording couldn't be turned into text right now. Try again in a moment.",
};

export interface TranscriptionPorts {
  /** Absent where the operator named no service. */
  readonly transcribe: Transcribe | undefined;
  /** How many recordings an account may send. */
  readonly recordings: SharedLimit;
  readonly log: { readonly warn: (fields: object, message: string) => void };
}
