import type { VoiceLanguage } from "./hearing.ts";
import type { Transcription } from "@propertyvr/contracts";
import { endSessionIfOver, problemOf } from "../../../lib/api/index.ts";
import { voiceEndpoints } from "../../../lib/api/voice-endpoints.ts";
import { readLanguage } from "../../../lib/i18n/index.ts";
import { readSession } from "../../../lib/session/session-store.ts";

/** What was said in a recording. Throws where the server could not tell. */
export type TranscribeRecording = (
  recording: Blob,
  language: VoiceLanguage,
  signal: AbortSignal,
) => Promise<string>;

export const transcribeByServer: TranscribeRecording = async (recording, language, signal) => {
  const { method, path } = voiceEndpoints.transcribe;
  const session = readSession();
  const token = session.status === "signed_out" ? null : session.token;
  const response = await fetch(`${path}?language=${language.slice(0, 2)}`, {
    method,
    body: recording,
    signal,
    headers: {
      accept: "application/json",
      "accept-language": readLanguage(),
      "content-type": recording.type.split(";")[0] || "application/octet-stream",
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
  });
  if (!response.ok) {
    const problem = await problemOf(response);
    endSessionIfOver(problem, token);
    throw problem;
  }
  return ((await response.json()) as Transcription).text;
};
