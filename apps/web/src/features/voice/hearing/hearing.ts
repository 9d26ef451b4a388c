export const VOICE_LANGUAGES = ["en-US", "th-TH"] as const;
export type VoiceLanguage = (typeof VOICE_LANGUAGES)[number];

/** Why voice stopped. Only some of them are told as a toast; the window says each. */
export type VoiceFault =
  | "denied"
  | "noMicrophone"
  | "network"
  | "unavailable"
  | "failed"
  | "silent"
  | "notSent"
  | "interrupted"
  | "hidden";

/** An open microphone. */
export interface Microphone {
  readonly stream: MediaStream;
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number;
  readonly close: () => void;
}

export interface HearingOrder {
  readonly language: VoiceLanguage;
  /** Absent where the browser lets nobody else have the microphone while it recognises. */
  readonly microphone: Microphone | null;
  /** Whether a stretch of words, told by its number, is not the person's. */
  readonly ignores?: (at: number, words: string) => boolean;
  /** Everything that was heard since it began: what is certain, and what may still change. */
  readonly onHeard: (said: string, interim: string) => void;
  /** Nobody is heard any more, and what was said is being made out. */
  readonly onRecorded?: () => void;
  /** Nothing more will come. */
  readonly onEnd: (fault: VoiceFault | null) => void;
}

/** Something that hears; neither call tells anything after it was ended. */
export interface Hearing {
  /** Hears no more; what was said is told, then the end. */
  readonly finish: () => void;
  readonly end: () => void;
}

export type StartHearing = (order: HearingOrder) => Hearing;
