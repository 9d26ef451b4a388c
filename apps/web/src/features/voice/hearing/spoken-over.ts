/**
 * Whether somebody speaks over the reply that is read aloud. The microphone hears the loudspeaker too:
 * its own level while it speaks is learnt, and words that repeat what is being said are not the person's.
 */
export interface LoudWatch {
  /** How loud the loudspeaker comes back, from 0 to 1. */
  readonly echo: number;
  readonly watchedMs: number;
  /** How long it has been louder than that without a break. */
  readonly loudMs: number;
}

export const START_WATCH: LoudWatch = { echo: 0, watchedMs: 0, loudMs: 0 };

/** In its first moments only the loudspeaker is to be heard. */
const LEARNING_MS = 400;
/** A voice near the microphone stands out by so much, and is never quieter than that. */
const ABOVE_ECHO = 0.14;
const VOICE_MIN = 0.32;
/** A cough or a door is shorter. */
const WITH_WORDS_MS = 120;
const WITHOUT_WORDS_MS = 420;

export function watchLevel(watch: LoudWatch, level: number, elapsedMs: number): LoudWatch {
  const watchedMs = watch.watchedMs + elapsedMs;
  if (watchedMs <= LEARNING_MS) return { ...watch, watchedMs, echo: Math.max(watch.echo, level) };
  const isLoud = level >= Math.max(VOICE_MIN, watch.echo + ABOVE_ECHO);
  // What comes back changes slowly, with the volume.
  const echo = isLoud ? watch.echo : watch.echo * 0.97 + level * 0.03;
  return { echo, watchedMs, loudMs: isLoud ? watch.loudMs + elapsedMs : 0 };
}

/** @param hearsWords whether words are told while they are spoken, which are then waited for */
export const isSpokenOver = (
  { loudMs }: LoudWatch,
  { hearsWords, words }: { readonly hearsWords: boolean; readonly words: string },
): boolean => (hearsWords ? words !== "" && loudMs >= WITH_WORDS_MS : loudMs >= WITHOUT_WORDS_MS);

/** So much of what was heard, in pieces of three letters, is in what was said: it is that. */
const REPEATED = 0.55;

/** Whether words that were heard are those that the loudspeaker says, as far as recognition makes them out. */
export function repeats(heard: string, spoken: string): boolean {
  const one = lettersOf(heard);
  const other = lettersOf(spoken);
  if (one === "" || other.includes(one)) return true;
  const pieces = Array.from({ length: Math.max(0, one.length - 2) }, (_, at) =>
    one.slice(at, at + 3),
  );
  const found = pieces.filter((piece) => other.includes(piece)).length;
  return pieces.length > 0 && found / pieces.length >= REPEATED;
}

const lettersOf = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, "");
