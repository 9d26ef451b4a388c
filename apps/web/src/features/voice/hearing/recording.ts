import type { StartHearing, VoiceFault } from "./hearing.ts";
import type { TranscribeRecording } from "./transcribe.ts";

/** As long as the server takes. */
const LONGEST_MS = 60_000;
const MEASURED_EVERY_MS = 100;
/** Louder than this somebody speaks. */
const SPEECH_LEVEL = 0.3;
/** So long a silence ends what was said, and so long one before it nobody speaks. */
const PAUSE_MS = 1_500;
const NOTHING_MS = 10_000;
/** The first that a browser's recorder can write. */
const TYPES = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"] as const;

export interface RecordingPorts {
  readonly transcribe: TranscribeRecording;
  readonly every: (ms: number, run: () => void) => () => void;
}

/** Hears by recording until nobody speaks any more and asking the server what was said. */
export const recordedHearing =
  ({ transcribe, every }: RecordingPorts): StartHearing =>
  ({ language, microphone, onHeard, onRecorded, onEnd }) => {
    const upload = new AbortController();
    let isOver = false;
    let hasSpoken = false;
    const end = (fault: VoiceFault | null): void => {
      if (isOver) return;
      isOver = true;
      onEnd(fault);
    };
    if (microphone === null) {
      queueMicrotask(() => end("unavailable"));
      return { finish: () => undefined, end: () => undefined };
    }
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(microphone.stream, mimeType ? { mimeType } : {});
    const pieces: Blob[] = [];
    const stopMeasuring = watchSpeech({ ...microphone, every }, (isSpeech) => {
      hasSpoken ||= isSpeech;
      if (recorder.state === "recording" && !isSpeech) recorder.stop();
    });
    const tell = async (): Promise<void> => {
      stopMeasuring();
      if (isOver) return;
      if (!hasSpoken) return end("silent");
      onRecorded?.();
      try {
        const recording = new Blob(pieces, { type: recorder.mimeType });
        const text = await transcribe(recording, language, upload.signal);
        if (isOver) return;
        if (text === "") return end("silent");
        onHeard(text, "");
        end(null);
      } catch {
        end("failed");
      }
    };
    recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
    recorder.addEventListener("stop", () => void tell());
    recorder.addEventListener("error", () => end("failed"));
    recorder.start();
    const stop = (): void => {
      stopMeasuring();
      if (recorder.state !== "inactive") recorder.stop();
    };
    return {
      finish: () => {
        // Whoever stops it by hand has said what is to be told.
        hasSpoken = true;
        stop();
      },
      end: () => {
        isOver = true;
        upload.abort();
        stop();
      },
    };
  };

/** Tells that somebody begins to speak, and once that nobody speaks any more or for too long. */
function watchSpeech(
  { level, every }: { readonly level: () => number; readonly every: RecordingPorts["every"] },
  tell: (isSpeech: boolean) => void,
): () => void {
  let silentMs = 0;
  let passedMs = 0;
  let hasSpoken = false;
  return every(MEASURED_EVERY_MS, () => {
    passedMs += MEASURED_EVERY_MS;
    const isLoud = level() >= SPEECH_LEVEL;
    silentMs = isLoud ? 0 : silentMs + MEASURED_EVERY_MS;
    if (isLoud && !hasSpoken) tell(true);
    hasSpoken ||= isLoud;
    if (silentMs >= (hasSpoken ? PAUSE_MS : NOTHING_MS) || passedMs >= LONGEST_MS) tell(false);
  });
}
