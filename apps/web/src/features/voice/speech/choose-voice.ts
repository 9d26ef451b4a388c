import type { Language } from "@propertyvr/vocabulary";

/** What a browser says of a voice that it has. */
export interface InstalledVoice {
  readonly name: string;
  /** "en-US"; some systems write "en_US". */
  readonly lang: string;
  readonly default: boolean;
}

/** As their makers name the voices that sound like people. */
const NATURAL = /natural|neural|premium|enhanced|online|siri|google|wavenet/i;
/** Voices for effect, and those that sound like machines. */
const UNNATURAL =
  /espeak|compact|eloquence|robosoft|albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|good news|hysterical|jester|organ|superstar|trinoids|whisper|wobble|zarvox|fred|junior|ralph|kathy|grandma|grandpa|rocko|shelley|sandy|flo\b|eddy|reed/i;
const AT_HOME: Readonly<Record<Language, string>> = { en: "en-us", th: "th-th" };

/** The voice of a language that sounds most like a person; undefined where none is installed. */
export function chooseVoice<Voice extends InstalledVoice>(
  voices: readonly Voice[],
  language: Language,
): Voice | undefined {
  return voices
    .filter(({ lang }) => codeOf(lang) === language || codeOf(lang).startsWith(`${language}-`))
    .toSorted((one, other) => rankOf(other, language) - rankOf(one, language))[0];
}

const codeOf = (lang: string): string => lang.replaceAll("_", "-").toLowerCase();

function rankOf(voice: InstalledVoice, language: Language): number {
  const isNatural = NATURAL.test(voice.name) && !UNNATURAL.test(voice.name);
  return (
    (UNNATURAL.test(voice.name) ? -8 : 0) +
    (isNatural ? 4 : 0) +
    (codeOf(voice.lang) === AT_HOME[language] ? 2 : 0) +
    (voice.default ? 1 : 0)
  );
}
