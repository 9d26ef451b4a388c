import type { BrowserContext, Page } from "playwright-core";

/** What a page is given in place of a browser's recognition and voices, and what the fakes saw. */
interface FakeVoice {
  /** Recognitions that run now. */
  running: FakeRecognition[];
  readonly started: {
    readonly lang: string;
    readonly continuous: boolean;
    readonly interimResults: boolean;
    readonly hasTrack: boolean;
  }[];
  /** Every line that was spoken, and whether it was said to its end. */
  readonly spoken: {
    readonly text: string;
    readonly lang: string;
    readonly voice: string;
    readonly rate: number;
    readonly pitch: number;
    readonly volume: number;
    end: "said" | "cut" | null;
  }[];
  voices: {
    name: string;
    lang: string;
    default: boolean;
    localService: boolean;
    voiceURI: string;
  }[];
  /** Whether a line stays in the air until `finishLine`. */
  holdsLines: boolean;
  hear: (words: string, isFinal: boolean) => void;
  fail: (error: string) => void;
  finishLine: () => void;
  openTracks: MediaStreamTrack[];
}
interface FakeRecognition {
  hear: (words: string, isFinal: boolean) => void;
  fail: (error: string) => void;
}

export interface FakeVoiceOptions {
  readonly hasRecognition?: boolean;
  readonly voices?: readonly { readonly name: string; readonly lang: string }[];
}

const VOICES = [
  { name: "eSpeak English", lang: "en-US" },
  { name: "Google US English", lang: "en-US" },
  { name: "Google UK English Female", lang: "en-GB" },
  { name: "Kanya (Enhanced)", lang: "th-TH" },
];

/** Every page of this context hears what a test says with `sayTo`, and speaks to nobody. */
export async function fakeVoice(
  context: BrowserContext,
  { hasRecognition = true, voices = VOICES }: FakeVoiceOptions = {},
): Promise<void> {
  // What runs TypeScript for our commands names functions by a helper that a page does not have.
  await context.addInitScript({ content: "globalThis.__name ??= (named) => named;" });
  await context.addInitScript(install, { hasRecognition, voices });
}

/** What the page's voice has seen so far, as values. */
export interface SeenVoice extends Pick<FakeVoice, "started" | "spoken"> {
  /** How many recognitions run now. */
  readonly running: number;
  readonly tracks: readonly MediaStreamTrackState[];
}

export const sayTo = (page: Page, words: string, isFinal = true): Promise<void> =>
  page.evaluate(([text, final]) => (window as unknown as WithFakes).fakeVoice.hear(text, final), [
    words,
    isFinal,
  ] as const);

export const fakeOf = (page: Page): Promise<SeenVoice> =>
  page.evaluate(() => {
    const { started, spoken, running, openTracks } = (window as unknown as WithFakes).fakeVoice;
    const tracks = openTracks.map(({ readyState }) => readyState);
    return { started, spoken, running: running.length, tracks };
  });

interface WithFakes {
  readonly fakeVoice: FakeVoice;
}

function install({
  hasRecognition,
  voices,
}: {
  hasRecognition: boolean;
  voices: readonly { readonly name: string; readonly lang: string }[];
}): void {
  const fake: FakeVoice = {
    running: [],
    started: [],
    spoken: [],
    voices: voices.map((voice) => ({
      ...voice,
      default: false,
      localService: true,
      voiceURI: voice.name,
    })),
    holdsLines: false,
    hear: (words, isFinal) => fake.running.at(-1)?.hear(words, isFinal),
    fail: (error) => fake.running.at(-1)?.fail(error),
    finishLine: () => undefined,
    openTracks: [],
  };
  Object.assign(window, { fakeVoice: fake });

  class SimulatedRecognition extends EventTarget implements FakeRecognition {
    lang = "";
    continuous = false;
    interimResults = false;
    results: { isFinal: boolean; 0: { transcript: string } }[] = [];
    start(track?: MediaStreamTrack): void {
      const { lang, continuous, interimResults } = this;
      fake.started.push({ lang, continuous, interimResults, hasTrack: track !== undefined });
      fake.running.push(this);
    }
    stop(): void {
      this.over();
    }
    abort(): void {
      this.over();
    }
    hear(words: string, isFinal: boolean): void {
      if (this.results.at(-1)?.isFinal === false) this.results.pop();
      this.results.push({ isFinal, 0: { transcript: words } });
      this.dispatchEvent(Object.assign(new Event("result"), { results: this.results }));
    }
    fail(error: string): void {
      this.dispatchEvent(Object.assign(new Event("error"), { error }));
      this.over();
    }
    over(): void {
      if (!fake.running.includes(this)) return;
      fake.running = fake.running.filter((each) => each !== this);
      setTimeout(() => this.dispatchEvent(new Event("end")));
    }
  }
  const recognition = hasRecognition ? SimulatedRecognition : undefined;
  Object.defineProperty(window, "SpeechRecognition", { value: undefined, configurable: true });
  Object.defineProperty(window, "webkitSpeechRecognition", {
    value: recognition,
    configurable: true,
  });

  class Utterance extends EventTarget {
    voice: { name: string } | null = null;
    lang = "";
    rate = 1;
    pitch = 1;
    volume = 1;
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  let cut: () => void = () => undefined;
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => fake.voices,
    cancel: () => cut(),
    speak: (utterance: Utterance) => {
      const { text, lang, voice, rate, pitch, volume } = utterance;
      const line: FakeVoice["spoken"][number] = {
        text,
        lang,
        voice: voice?.name ?? "",
        rate,
        pitch,
        volume,
        end: null,
      };
      fake.spoken.push(line);
      const end = (how: "said" | "cut", event: string): void => {
        if (line.end !== null) return;
        line.end = how;
        utterance.dispatchEvent(new Event(event));
      };
      cut = () => end("cut", "error");
      fake.finishLine = () => end("said", "end");
      if (!fake.holdsLines) setTimeout(() => end("said", "end"), 30);
    },
  });
  Object.defineProperty(window, "speechSynthesis", { value: synthesis, configurable: true });
  Object.defineProperty(window, "SpeechSynthesisUtterance", {
    value: Utterance,
    configurable: true,
  });

  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) return;
  const open = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    fake.openTracks.push(...stream.getTracks());
    return stream;
  };
}
