import { createStore, type Store } from "../../../lib/store.ts";
import type { VoiceChat } from "../../../lib/voice-chat.ts";
import type { HearingOrder, VoiceFault, VoiceLanguage } from "../hearing/hearing.ts";
import { createListener, type ListenerPorts } from "../hearing/listener.ts";
import { isSpokenOver, repeats, START_WATCH, watchLevel } from "../hearing/spoken-over.ts";
import type { Speaker } from "../speech/speaker.ts";
import { spokenLines } from "../speech/spoken-lines.ts";
import { startOf, step, type VoiceCommand, type VoiceEvent, type VoiceState } from "./machine.ts";

export interface VoicePorts extends ListenerPorts {
  readonly speaker: Speaker;
  /** Whether words are told while they are spoken. */
  readonly hearsWords: boolean;
  /** Calls once, unless what it gives is called before. */
  readonly wait: (ms: number, then: () => void) => () => void;
}

export interface VoiceSession {
  readonly state: Store<VoiceState>;
  readonly level: Store<number | null>;
  readonly dispatch: (event: VoiceEvent) => void;
  /** Told the chat as it stands: its newest reply, and whether one is being written. */
  readonly see: (chat: VoiceChat) => void;
  readonly close: () => void;
}

/** A breath between two sentences is shorter. */
const SETTLED_MS = 900;
/** A reply that was stopped leaves the chat free within a moment. */
const STOPPED_MS = 5_000;

const NOTHING = { said: "", interim: "" };

/** Joins the machine to microphone, recognition, loudspeaker and chat. */
export function createVoiceSession(
  ports: VoicePorts,
  chat: VoiceChat,
  tell: (fault: VoiceFault) => void,
  settings: Parameters<typeof startOf>[0],
): VoiceSession {
  const state = createStore(startOf(settings));
  const listener = createListener(ports);
  const { speaker, wait, hearsWords } = ports;
  let stopSettling: () => void = () => undefined;
  let watch = START_WATCH;
  /** Heard of the person while the reply is read aloud. */
  let over = NOTHING;
  /** The stretches of it that were the loudspeaker's. */
  let echoes = new Set<number>();
  /** What is said aloud now and was just before: recognition lags behind. */
  let aloud = "";
  let isOverheard = false;
  let seen = chat;
  /** The reply before what was sent; undefined while nothing is waited for. */
  let before: string | null | undefined;
  let hasBegun = false;
  let whenFree: (() => void) | null = null;

  const dispatch = (event: VoiceEvent): void => {
    const next = step(state.read(), event);
    state.write(next.state);
    for (const command of next.commands) run(command);
  };

  const hear = (language: VoiceLanguage, ignores?: HearingOrder["ignores"]): void =>
    listener.listen({
      language,
      ...(ignores && { ignores }),
      onHeard: (said, interim) => {
        const { phase, isTranscribing } = state.read();
        if (phase === "listening" || isTranscribing) dispatch({ type: "heard", said, interim });
        else over = { said, interim };
      },
      onRecorded: () => dispatch({ type: "recorded" }),
      onEnd: (fault) => {
        isOverheard = false;
        dispatch({ type: "heardAll", fault });
      },
    });

  /** While the reply is read aloud recognition goes on, so that no word of who speaks over it is lost. */
  const overhear = (): void => {
    // A microphone whose level is not measured cannot tell the person from the loudspeaker.
    if (isOverheard || !hearsWords || listener.level.read() === null) return;
    isOverheard = true;
    over = NOTHING;
    echoes = new Set();
    hear(state.read().language, (at, words) => {
      if (state.read().phase === "listening") return echoes.has(at);
      if (repeats(words, aloud)) echoes.add(at);
      else echoes.delete(at);
      return echoes.has(at);
    });
  };

  const send = (text: string): void => {
    const say = async (): Promise<void> => {
      before = seen.reply?.key ?? null;
      hasBegun = false;
      const sent = await seen.send(text);
      dispatch({ type: "sent", isTaken: sent === "taken" });
      if (sent === "taken") tellReply();
      else before = undefined;
    };
    if (!seen.isReplying) return void say();
    const stop = wait(STOPPED_MS, () => {
      whenFree = null;
      void say();
    });
    whenFree = () => {
      stop();
      whenFree = null;
      void say();
    };
    return undefined;
  };

  const tellReply = (): void => {
    const { reply, isReplying } = seen;
    if (before === undefined) return;
    const isNew = reply !== null && reply.key !== before;
    hasBegun ||= isReplying || isNew;
    if (!hasBegun) return;
    const lines = isNew ? spokenLines(reply) : [];
    dispatch({ type: "reply", lines, isOver: !isReplying });
  };

  const run = (command: VoiceCommand): void => {
    switch (command.do) {
      case "listen": {
        before = undefined;
        speaker.warmUp();
        const heard = over;
        over = NOTHING;
        // Already heard speaking over the reply: it goes on.
        const goesOn = isOverheard && heard.said + heard.interim !== "";
        isOverheard = false;
        return goesOn ? dispatch({ type: "heard", ...heard }) : hear(command.language);
      }
      case "finish":
        return listener.finish();
      case "deafen":
        isOverheard = false;
        return listener.deafen();
      case "release":
        return listener.release();
      case "settle":
        stopSettling();
        stopSettling = wait(SETTLED_MS, () => dispatch({ type: "settled", said: command.said }));
        return undefined;
      case "send":
        return send(command.text);
      case "stopReply":
        return seen.stop();
      case "say":
        aloud = `${aloud.slice(-400)} ${command.line.text}`;
        overhear();
        return speaker.say(command.line, (how) => dispatch({ type: "lineEnded", how }));
      case "silence":
        watch = START_WATCH;
        return speaker.silence();
      case "tell":
        return tell(command.fault);
    }
  };

  listener.onLevel((level, elapsedMs) => {
    const { phase, isPaused } = state.read();
    if (phase !== "speaking" || isPaused) return;
    watch = watchLevel(watch, level, elapsedMs);
    if (isSpokenOver(watch, { hearsWords, words: over.said + over.interim }))
      dispatch({ type: "spokenOver" });
  });
  listener.onLost(() => dispatch({ type: "left", fault: "interrupted" }));

  return {
    state,
    level: listener.level,
    dispatch,
    see: (next) => {
      seen = next;
      if (!next.isReplying) whenFree?.();
      tellReply();
    },
    close: () => {
      dispatch({ type: "left", fault: null });
      stopSettling();
      speaker.silence();
      listener.release();
    },
  };
}
