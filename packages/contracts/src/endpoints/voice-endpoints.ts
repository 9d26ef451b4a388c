import { LANGUAGES } from "@propertyvr/vocabulary";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { SPEECH_TYPES, Transcription } from "../transcription.ts";
import { signedIn } from "./shared-parts.ts";

/** Speech to text, for browsers that have no recognition of their own. */
export const voiceEndpoints = {
  transcribe: endpoint({
    method: "POST",
    path: "/api/transcriptions",
    summary:
      "Turn a recording of up to a minute into text: its bytes are the body (WebM, Ogg, MP4 or WAV). It is not stored",
    tag: "Voice",
    access: "signed_in",
    query: z.object({
      language: z.enum(LANGUAGES).optional().describe("What is spoken; without it, detected"),
    }),
    alsoTakes: SPEECH_TYPES,
    takesAnyBody: true,
    reply: Transcription,
    status: 200,
    problems: [
      ...signedIn,
      "body_too_large",
      "unsupported_media_type",
      "invalid",
      "not_found",
      "too_many_requests",
      "unavailable",
    ],
  }),
} as const;
