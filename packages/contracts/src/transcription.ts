import { z } from "zod";

/** What a browser's recorder writes, told by its content; the name that comes with it decides nothing. */
export const SPEECH_TYPES = ["audio/webm", "audio/ogg", "audio/mp4", "audio/wav"] as const;
export type SpeechType = (typeof SPEECH_TYPES)[number];

export const SPEECH_MAX_SECONDS = 60;
export const SPEECH_MAX_BYTES = 6 * 1024 * 1024;

export const Transcription = z
  .object({
    /** What was said; empty where nothing was understood. */
    text: z.string(),
  })
  .meta({ id: "Transcription" });
export type Transcription = z.infer<typeof Transcription>;
