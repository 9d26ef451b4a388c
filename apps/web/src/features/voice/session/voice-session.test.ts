import { ok, fail } from "@propertyvr/vocabulary";
import { describe, expect, it } from "vitest";
import type { SendOutcome } from "../../../lib/edit-by-hand.ts";
import type { HeardReply, VoiceChat } from "../../../lib/voice-chat.ts";
import type { HearingOrder, Microphone, VoiceFault } from "../hearing/hearing.ts";
import { createVoiceSession, type VoicePorts } from "./voice-session.ts";

const microphoneOf = (level: () => number, onClose: () => void): Microphone => ({
  stream: {} as MediaStream,
  level,
  close: onClose,
});
const replyOf = (text: string, key = "r1"): HeardReply => ({
  key,
  parts: [{ type: "text", version: 1, text, language: "en" }],
  openPart: -1,
  visibleChars: 0,
});
const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** A session whose microphone, recognition, loudspeaker, time and chat are the test's. */
function open(over: { denied?: VoiceFault; sent?: SendOutcome; hearsWords?: boolean } = {}) {
  const orders: HearingOrder[] = [];
  const lines: { text: string; end: () => void }[] = [];
  const timers: (() => void)[] = [];
  const seen = { opened: 0, closed: 0, ended: 0, silenced: 0, stops: 0 };
  const sent: string[] = [];
  const told: VoiceFault[] = [];
  let level = 0;
  let measure: () => void = () => undefined;
  const ports: VoicePorts = {
    hearsWords: over.hearsWords ?? true,
    openMicrophone: async () => {
      if (over.denied !== undefined) return fail(over.denied);
      seen.opened += 1;
      return ok(
        microphoneOf(
          () => level,
          () => (seen.closed += 1),
        ),
      );
    },
    startHearing: (order) => {
      orders.push(order);
      return { finish: () => order.onEnd(null), end: () => (seen.ended += 1) };
    },
    every: (_ms, run) => {
      measure = run;
      return () => undefined;
    },
    wait: (_ms, then) => {
      timers.push(then);
      return () => timers.splice(timers.indexOf(then), 1);
    },
    speaker: {
      say: ({ text }, onEnd) => lines.push({ text, end: () => onEnd("spoken") }),
      silence: () => (seen.silenced += 1),
      warmUp: () => undefined,
    },
  };
  const chat: VoiceChat = {
    send: async (text) => {
      sent.push(text);
      return over.sent ?? "taken";
    },
    stop: () => (seen.stops += 1),
    intoBox: () => undefined,
    reply: null,
    isReplying: false,
  };
  const session = createVoiceSession(ports, chat, (fault) => told.push(fault), {
    language: "en-US",
    isMuted: false,
    isContinuous: false,
  });
  const press = async (): Promise<void> => {
    session.dispatch({ type: "pressed" });
    await flush();
  };
  const see = (reply: HeardReply | null, isReplying: boolean): void =>
    session.see({ ...chat, reply, isReplying });
  return {
    session,
    see,
    phase: () => session.state.read().phase,
    orders,
    lines,
    seen,
    sent,
    told,
    press,
    hear: (said: string, interim = "") => orders.at(-1)?.onHeard(said, interim),
    settle: async () => {
      timers.splice(0).forEach((then) => then());
      await flush();
    },
    /** So loud for so many measurements. */
    loud: (now: number, times = 12) => {
      level = now;
      for (let time = 0; time < times; time += 1) measure();
    },
    speak: async function speak(text = "I found 4 condos near Asok.") {
      await press();
      orders.at(-1)?.onHeard("two bedrooms", "");
      timers.splice(0).forEach((then) => then());
      await flush();
      level = 0.1;
      measure();
      see(replyOf(text), false);
      await flush();
    },
  };
}

describe("a voice session", () => {
  it("opens one microphone, sends what was said, reads the reply and lets the microphone go", async () => {
    const voice = open();
    await voice.press();
    expect(voice.phase()).toBe("listening");
    voice.hear("two bedrooms");
    await voice.settle();
    expect(voice.sent).toEqual(["two bedrooms"]);
    voice.see(replyOf("I found 4 condos. Ask me more."), true);
    expect(voice.lines.map(({ text }) => text)).toEqual(["I found 4 condos."]);
    voice.lines[0]?.end();
    voice.see(replyOf("I found 4 condos. Ask me more."), false);
    voice.lines[1]?.end();
    expect(voice.lines.map(({ text }) => text)).toEqual(["I found 4 condos.", "Ask me more."]);
    expect(voice.phase()).toBe("idle");
    expect(voice.seen).toMatchObject({ opened: 1, closed: 1 });
  });

  it("does not read the answer that stood there before", async () => {
    const voice = open();
    voice.see(replyOf("Of yesterday.", "old"), false);
    await voice.press();
    voice.hear("two bedrooms");
    await voice.settle();
    voice.see(replyOf("Of yesterday.", "old"), true);
    expect(voice.lines).toEqual([]);
    voice.see(replyOf("Of today.", "new"), true);
    expect(voice.lines.map(({ text }) => text)).toEqual(["Of today."]);
  });

  it("stops reading when somebody speaks over it, and keeps their first words", async () => {
    const voice = open();
    await voice.speak();
    expect(voice.phase()).toBe("speaking");
    voice.loud(0.2);
    const heard = voice.orders.at(-1);
    expect(heard?.ignores?.(0, "I found 4 condos")).toBe(true);
    heard?.onHeard("", "no in Thonglor");
    expect(voice.phase()).toBe("speaking");
    voice.loud(0.8, 4);
    expect(voice.phase()).toBe("listening");
    expect(voice.session.state.read().interim).toBe("no in Thonglor");
    expect(voice.orders.at(-1)).toBe(heard);
    expect(heard?.ignores?.(0, "something else")).toBe(true);
    expect(heard?.ignores?.(1, "condos near Asok")).toBe(false);
  });

  it("goes on reading while only its own words come back, however loud", async () => {
    const voice = open();
    await voice.speak();
    voice.loud(0.2);
    voice.orders.at(-1)?.onHeard("", "");
    voice.loud(0.9, 20);
    expect(voice.phase()).toBe("speaking");
  });

  it("stops a reply that is still written when it is spoken over, and sends once the chat is free", async () => {
    const voice = open();
    await voice.press();
    voice.hear("two bedrooms");
    await voice.settle();
    voice.see(replyOf("I found 4 condos. And"), true);
    await voice.press();
    expect(voice.seen.stops).toBe(1);
    voice.hear("three bedrooms");
    await voice.settle();
    expect(voice.sent).toEqual(["two bedrooms"]);
    voice.see(replyOf("I found 4 condos."), false);
    await flush();
    expect(voice.sent).toEqual(["two bedrooms", "three bedrooms"]);
  });

  it("tells a refusal of the microphone and hears nothing", async () => {
    const voice = open({ denied: "denied" });
    await voice.press();
    expect(voice.told).toEqual(["denied"]);
    expect(voice.orders).toEqual([]);
    expect(voice.phase()).toBe("idle");
  });

  it("gives the microphone to recognition alone on phones that lend it once", async () => {
    const voice = open();
    await voice.press();
    expect(voice.orders[0]?.microphone).not.toBeNull();
    voice.orders[0]?.onEnd("noMicrophone");
    await flush();
    expect(voice.seen.closed).toBe(1);
    expect(voice.orders[1]?.microphone).toBeNull();
    expect(voice.session.level.read()).toBeNull();
    expect(voice.phase()).toBe("listening");
  });

  it("closes a microphone that was opened after the window had been closed", async () => {
    const voice = open();
    voice.session.dispatch({ type: "pressed" });
    voice.session.close();
    await flush();
    expect(voice.seen).toMatchObject({ opened: 1, closed: 1 });
    expect(voice.orders).toEqual([]);
  });

  it.each(["listening", "speaking"])(
    "lets everything go when it is closed while %s",
    async (phase) => {
      const voice = open();
      if (phase === "speaking") await voice.speak();
      else await voice.press();
      expect(voice.phase()).toBe(phase);
      voice.session.close();
      expect(voice.phase()).toBe("idle");
      expect(voice.seen.closed).toBe(1);
      expect(voice.seen.silenced).toBeGreaterThan(0);
    },
  );
});
