import type { HearingOrder, StartHearing, VoiceFault } from "./hearing.ts";

/** What we use of the Web Speech API, which TypeScript's library leaves out. */
interface BrowserRecognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Newer browsers hear the track that they are given; others ignore it and open their own. */
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}
interface Results {
  readonly length: number;
  readonly [at: number]:
    | { readonly isFinal: boolean; readonly 0?: { readonly transcript: string } }
    | undefined;
}
type RecognitionClass = new () => BrowserRecognition;

/** The browser's own recognition, if it has one and may use it on this page. */
export function recognitionOf(scope: object): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<
    string,
    RecognitionClass | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** As the specification has it: continuous, with interim results. */
export const browserHearing =
  (Recognition: RecognitionClass): StartHearing =>
  ({ language, microphone, ignores = noWords, onHeard, onEnd }) => {
    const recognition = new Recognition();
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.lang = language;
    let isOver = false;
    let fault: VoiceFault | null = null;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      onEnd(fault);
    };
    recognition.addEventListener("result", (event) => {
      if (!isOver) onHeard(...wordsIn((event as Event & { results: Results }).results, ignores));
    });
    recognition.addEventListener("error", (event) => {
      fault = faultOf((event as Event & { error: string }).error);
    });
    recognition.addEventListener("end", end);
    try {
      const [track] = microphone?.stream.getAudioTracks() ?? [];
      if (track === undefined) recognition.start();
      else recognition.start(track);
    } catch {
      fault = "unavailable";
      queueMicrotask(end);
    }
    return {
      finish: () => recognition.stop(),
      end: () => {
        isOver = true;
        recognition.abort();
      },
    };
  };

const noWords = (): boolean => false;

/** Some phones give each certain result with all those before it once more. */
export function wordsIn(
  results: Results,
  ignores: NonNullable<HearingOrder["ignores"]> = noWords,
): readonly [said: string, interim: string] {
  let said = "";
  let interim = "";
  for (let at = 0; at < results.length; at += 1) {
    const { isFinal, 0: best } = results[at] ?? { isFinal: false };
    const words = best?.transcript.trim() ?? "";
    if (words === "" || ignores(at, words)) continue;
    if (isFinal) said = words.startsWith(said) ? words : joined(said, words);
    else interim = joined(interim, words);
  }
  return [said, interim.startsWith(said) ? interim.slice(said.length).trim() : interim];
}

const joined = (before: string, words: string): string =>
  before === "" ? words : `${before} ${words}`;

function faultOf(error: string): VoiceFault | null {
  switch (error) {
    case "aborted":
      return null;
    case "no-speech":
      return "silent";
    case "not-allowed":
      return "denied";
    case "audio-capture":
      return "noMicrophone";
    case "network":
      return "network";
    case "service-not-allowed":
    case "language-not-supported":
      return "unavailable";
    default:
      return "failed";
  }
}
