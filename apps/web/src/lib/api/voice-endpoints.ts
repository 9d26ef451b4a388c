import { of } from "./endpoints.ts";

/** Of voice, which the chat does not wait for. */
export const voiceEndpoints = {
  transcribe: of("transcribe")("POST", "/api/transcriptions"),
} as const;
