import { chooseVoice } from "./choose-voice.ts";
import type { SpokenLine } from "./spoken-lines.ts";

/** The specification's. */
const SPEECH = { rate: 0.9, pitch: 1, volume: 1 } as const;

export interface Speaker {
  /** Says one line and tells when it is over; nothing is told of a line that was silenced. */
  readonly say: (line: SpokenLine, onEnd: (how: "spoken" | "noVoice") => void) => void;
  readonly silence: () => void;
  /** Called while a person presses something: some browsers let nobody speak before. */
  readonly warmUp: () => void;
}

/** Some browsers list their voices a moment after the page asks. */
const VOICES_MS = 1_500;
/** Longer than the slowest voice takes; some never tell that they have ended. */
const longestMs = (text: string): number => 6_000 + text.length * 250;

type StartTimer = (ms: number, then: () => void) => () => void;

/** Speaks with the voices of the browser; where it has none every line ends unspoken. */
export function browserSpeaker(synthesis: SpeechSynthesis | undefined, wait: StartTimer): Speaker {
  let turn = 0;
  /** Held: a browser may forget an utterance that nobody holds, and never tell its end. */
  let held: SpeechSynthesisUtterance | null = null;
  let stopWaiting: () => void = () => undefined;

  const silence = (): void => {
    turn += 1;
    stopWaiting();
    held = null;
    synthesis?.cancel();
  };

  return {
    silence,
    warmUp: () => synthesis?.getVoices(),
    say: (line, onEnd) => {
      silence();
      const mine = turn;
      let isOver = false;
      const end = (how: "spoken" | "noVoice"): void => {
        if (isOver || mine !== turn) return;
        isOver = true;
        stopWaiting();
        onEnd(how);
      };
      const speak = async (): Promise<void> => {
        const voices = synthesis === undefined ? [] : await voicesOf(synthesis, wait);
        if (mine !== turn) return;
        const voice = chooseVoice(voices, line.language);
        if (synthesis === undefined || voice === undefined) return end("noVoice");
        held = utteranceOf(line.text, voice);
        held.addEventListener("end", () => end("spoken"));
        held.addEventListener("error", () => end("spoken"));
        stopWaiting = wait(longestMs(line.text), () => {
          synthesis.cancel();
          end("spoken");
        });
        synthesis.speak(held);
      };
      void speak();
    },
  };
}

function utteranceOf(text: string, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = SPEECH.rate;
  utterance.pitch = SPEECH.pitch;
  utterance.volume = SPEECH.volume;
  return utterance;
}

function voicesOf(synthesis: SpeechSynthesis, wait: StartTimer): Promise<SpeechSynthesisVoice[]> {
  const now = synthesis.getVoices();
  if (now.length > 0) return Promise.resolve(now);
  return new Promise((resolve) => {
    const settle = (): void => {
      stop();
      synthesis.removeEventListener("voiceschanged", settle);
      resolve(synthesis.getVoices());
    };
    const stop = wait(VOICES_MS, settle);
    synthesis.addEventListener("voiceschanged", settle);
  });
}
