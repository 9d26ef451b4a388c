import { beforeEach, describe, expect, it, vi } from "vitest";
import { recordedHearing } from "./recording.ts";
import type { TranscribeRecording } from "./transcribe.ts";

class Recorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => type.startsWith("audio/mp4");
  state: "inactive" | "recording" = "inactive";
  mimeType: string;
  constructor(_stream: MediaStream, { mimeType = "" }: { mimeType?: string }) {
    super();
    this.mimeType = mimeType;
  }
  start(): void {
    this.state = "recording";
  }
  stop(): void {
    this.state = "inactive";
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob(["sound"]) }));
    this.dispatchEvent(new Event("stop"));
  }
}
const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** Hears these levels, one every tenth of a second; then what was told. */
function record(transcribe: TranscribeRecording = async () => "two bedrooms near Asok") {
  const told: unknown[] = [];
  const sent: string[] = [];
  let now = 0;
  let measure: () => void = () => undefined;
  const hearing = recordedHearing({
    transcribe: (recording, language, signal) => {
      sent.push(`${recording.type} ${language}`);
      return transcribe(recording, language, signal);
    },
    every: (_ms, run) => {
      measure = run;
      return () => {
        measure = () => undefined;
      };
    },
  })({
    language: "th-TH",
    microphone: { stream: {} as MediaStream, level: () => now, close: () => undefined },
    onHeard: (said) => told.push(said),
    onRecorded: () => told.push("recorded"),
    onEnd: (fault) => told.push(fault),
  });
  return {
    hearing,
    told,
    sent,
    level: async (level: number, seconds: number) => {
      now = level;
      for (let time = 0; time < seconds * 10; time += 1) measure();
      await flush();
    },
  };
}

beforeEach(() => {
  vi.stubGlobal("MediaRecorder", Recorder);
});

describe("hearing by a recording", () => {
  it("ends when somebody has spoken and pauses, and tells what the server makes of it", async () => {
    const { level, told, sent } = record();
    await level(0, 2);
    await level(0.6, 2);
    await level(0, 1);
    expect(told).toEqual([]);
    await level(0, 1);
    expect(told).toEqual(["recorded", "two bedrooms near Asok", null]);
    expect(sent).toEqual(["audio/mp4 th-TH"]);
  });

  it("sends nothing where nobody speaks", async () => {
    const { level, told, sent } = record();
    await level(0.1, 11);
    expect(told).toEqual(["silent"]);
    expect(sent).toEqual([]);
  });

  it("ends after a minute however long somebody speaks", async () => {
    const { level, told } = record();
    await level(0.6, 59);
    expect(told).toEqual([]);
    await level(0.6, 2);
    expect(told.at(-1)).toBeNull();
  });

  it("ends when it is told to, quiet as it may be", async () => {
    const { hearing, told } = record();
    hearing.finish();
    await flush();
    expect(told).toEqual(["recorded", "two bedrooms near Asok", null]);
  });

  it("tells nothing after it was ended", async () => {
    const { hearing, told, sent } = record();
    hearing.end();
    await flush();
    expect(told).toEqual([]);
    expect(sent).toEqual([]);
  });

  it("fails where the server could not tell, and is silent where nothing was said", async () => {
    const failing = record(async () => {
      throw new Error("503");
    });
    failing.hearing.finish();
    await flush();
    expect(failing.told).toEqual(["recorded", "failed"]);
    const empty = record(async () => "");
    empty.hearing.finish();
    await flush();
    expect(empty.told).toEqual(["recorded", "silent"]);
  });

  it("is not available without a microphone of its own", async () => {
    const ended = await new Promise((resolve) => {
      recordedHearing({ transcribe: async () => "", every: () => () => undefined })({
        language: "en-US",
        microphone: null,
        onHeard: () => undefined,
        onEnd: resolve,
      });
    });
    expect(ended).toBe("unavailable");
  });
});
