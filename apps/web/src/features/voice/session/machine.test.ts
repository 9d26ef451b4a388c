import { describe, expect, it } from "vitest";
import { startOf, step, type VoiceEvent, type VoiceState } from "./machine.ts";

const SETTINGS = { language: "en-US", isMuted: false, isContinuous: false } as const;
const LINES = [
  { text: "I found 4 condos.", language: "en" },
  { text: "The first three:", language: "en" },
] as const;

/** Through these events from the start: the state then, and everything that was wanted. */
function after(events: readonly VoiceEvent[], settings: Partial<VoiceState> = {}) {
  let state = startOf({ ...SETTINGS, ...settings });
  const commands: string[] = [];
  for (const event of events) {
    const next = step(state, event);
    state = next.state;
    commands.push(...next.commands.map((command) => command.do));
  }
  return { state, commands, phase: state.phase };
}

const pressed: VoiceEvent = { type: "pressed" };
const heard = (said: string, interim = ""): VoiceEvent => ({ type: "heard", said, interim });
const settled = (said: string): VoiceEvent => ({ type: "settled", said });
const reply = (isOver: boolean, count: number = LINES.length): VoiceEvent => ({
  type: "reply",
  lines: LINES.slice(0, count),
  isOver,
});
const spoken: VoiceEvent = { type: "lineEnded", how: "spoken" };
const SENDING = [pressed, heard("two bedrooms"), settled("two bedrooms")] as const;
const RESPONDING = [...SENDING, { type: "sent", isTaken: true }] as const;
const SPEAKING = [...RESPONDING, reply(true)] as const;

describe("a spoken message", () => {
  it("goes from idle to listening, processing, responding, speaking and back to idle", () => {
    const phases = [
      [],
      [pressed],
      SENDING,
      RESPONDING,
      SPEAKING,
      [...SPEAKING, spoken],
      [...SPEAKING, spoken, spoken],
    ].map((events) => after(events).phase);
    expect(phases).toEqual([
      "idle",
      "listening",
      "processing",
      "responding",
      "speaking",
      "speaking",
      "idle",
    ]);
  });

  it("sends what was heard for certain once nothing more comes", () => {
    const { state } = after([pressed, heard("two bedrooms")]);
    expect(step(state, settled("two bedrooms")).commands).toContainEqual({
      do: "send",
      text: "two bedrooms",
    });
  });

  it("does not send while words still change or more was said since", () => {
    expect(after([pressed, heard("two", "bedrooms"), settled("two")]).phase).toBe("listening");
    expect(after([pressed, heard("two bedrooms"), settled("two")]).phase).toBe("listening");
  });

  it("sends what stands when recognition ends on its own or on stop, interim words too", () => {
    const { state } = after([pressed, heard("two bedrooms", "near Asok"), pressed]);
    const { state: next, commands } = step(state, { type: "heardAll", fault: null });
    expect(next.phase).toBe("processing");
    expect(commands).toContainEqual({ do: "send", text: "two bedrooms near Asok" });
  });

  it("is idle again and says so when nothing was heard", () => {
    const { state, commands } = after([pressed, { type: "heardAll", fault: "silent" }]);
    expect(state).toMatchObject({ phase: "idle", fault: "silent" });
    expect(commands).toContain("release");
    expect(commands).not.toContain("tell");
  });

  it("listens again after the reply in a conversation that goes on", () => {
    const { phase, commands } = after([...SPEAKING, spoken, spoken], { isContinuous: true });
    expect(phase).toBe("listening");
    expect(commands.filter((each) => each === "listen")).toHaveLength(2);
  });

  it("speaks sentences while more are written, and waits for them", () => {
    const { phase, commands } = after([...RESPONDING, reply(false, 1), spoken]);
    expect(phase).toBe("responding");
    expect(commands.at(-1)).toBe("say");
    expect(after([...RESPONDING, reply(false, 1), spoken, reply(true)]).phase).toBe("speaking");
  });

  it("ends where the message could not be sent", () => {
    expect(after([...SENDING, { type: "sent", isTaken: false }]).state).toMatchObject({
      phase: "idle",
      fault: "notSent",
    });
  });
});

describe("a recording that is turned into text", () => {
  const RECORDED = [pressed, { type: "recorded" }] as const;

  it("is processed until the words are there, and then sent", () => {
    expect(after(RECORDED).state).toMatchObject({ phase: "processing", isTranscribing: true });
    const { state, commands } = after([
      ...RECORDED,
      heard("two bedrooms"),
      { type: "heardAll", fault: null },
    ]);
    expect(state).toMatchObject({ phase: "processing", isTranscribing: false });
    expect(commands).toContain("send");
  });

  it("ends with its fault, and takes no end of a sending that never began", () => {
    expect(after([...RECORDED, { type: "heardAll", fault: "failed" }]).state).toMatchObject({
      phase: "idle",
      fault: "failed",
    });
    expect(after([...RECORDED, { type: "sent", isTaken: true }]).phase).toBe("processing");
  });
});

describe("what stops or changes the voice", () => {
  it("is silent while muted and reads nothing out afterwards", () => {
    const muted = after([...RESPONDING, { type: "muteToggled" }, reply(false)]);
    expect(muted.phase).toBe("responding");
    expect(muted.commands).not.toContain("say");
    const unmuted = step(muted.state, { type: "muteToggled" });
    expect(step(unmuted.state, reply(false)).commands).toEqual([]);
  });

  it("falls silent when it is muted in the middle of a line", () => {
    const { phase, commands } = after([...SPEAKING, { type: "muteToggled" }]);
    expect(phase).toBe("idle");
    expect(commands.slice(-4)).toEqual(["silence", "silence", "deafen", "release"]);
  });

  it("pauses in the middle of a line and begins that line again", () => {
    const paused = after([...SPEAKING, spoken, { type: "pauseToggled" }]);
    expect(paused.state).toMatchObject({ phase: "speaking", isPaused: true, at: 1 });
    const { state, commands } = step(paused.state, { type: "pauseToggled" });
    expect(state.isPaused).toBe(false);
    expect(commands).toEqual([{ do: "say", line: LINES[1] }]);
  });

  it("takes no pause where nothing is said", () => {
    expect(after([pressed, { type: "pauseToggled" }]).state.isPaused).toBe(false);
  });

  it.each(["spokenOver", "pressed"] as const)(
    "stops the voice and listens when the reply is %s, and stops a reply that is still written",
    (type) => {
      const whole = after([...SPEAKING, { type }]);
      expect(whole.phase).toBe("listening");
      expect(whole.commands.slice(-2)).toEqual(["silence", "listen"]);
      const growing = after([...RESPONDING, reply(false, 1), { type }]);
      expect(growing.commands.slice(-3)).toEqual(["silence", "stopReply", "listen"]);
    },
  );

  it("hears in another language from the moment it is chosen", () => {
    const { state, commands } = after([pressed, { type: "languageChosen", language: "th-TH" }]);
    expect(state).toMatchObject({ phase: "listening", language: "th-TH" });
    expect(commands).toEqual(["listen", "deafen", "listen"]);
  });

  it("says which voice is missing and shows the reply in silence", () => {
    const { state } = after([
      ...SPEAKING,
      { type: "lineEnded", how: "noVoice" },
      { type: "lineEnded", how: "noVoice" },
    ]);
    expect(state).toMatchObject({ phase: "idle", missingVoice: "en" });
  });

  it.each([
    ["listening", [pressed]],
    ["processing", SENDING],
    ["responding", RESPONDING],
    ["speaking", SPEAKING],
  ] as const)("ends microphone and voice when the page is left while %s", (_, events) => {
    const { state, commands } = after([...events, { type: "left", fault: "hidden" }]);
    expect(state).toMatchObject({ phase: "idle", fault: "hidden" });
    expect(commands.slice(-3)).toEqual(["silence", "deafen", "release"]);
  });

  it.each(["denied", "noMicrophone", "network", "unavailable", "failed"] as const)(
    "ends with a toast on %s",
    (fault) => {
      const { state, commands } = after([pressed, { type: "heardAll", fault }]);
      expect(state).toMatchObject({ phase: "idle", fault });
      expect(commands.at(-1)).toBe("tell");
    },
  );

  it("keeps words that were heard before recognition broke off", () => {
    expect(
      after([pressed, heard("two bedrooms"), { type: "heardAll", fault: "network" }]).phase,
    ).toBe("processing");
  });
});
