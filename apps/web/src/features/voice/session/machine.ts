import type { VoiceFault, VoiceLanguage } from "../hearing/hearing.ts";
import type { SpokenLine } from "../speech/spoken-lines.ts";

export interface VoiceState {
  readonly phase: "idle" | "listening" | "processing" | "responding" | "speaking";
  /** What was heard for certain, and the words after it that may still change. */
  readonly said: string;
  readonly interim: string;
  /** Of the person. The reply is spoken in its own. */
  readonly language: VoiceLanguage;
  readonly isMuted: boolean;
  /** Listens again after each reply. */
  readonly isContinuous: boolean;
  readonly isPaused: boolean;
  /** What was recorded is being turned into text. */
  readonly isTranscribing: boolean;
  /** The reply as far as it is written, which line of it is spoken now, and whether more may come. */
  readonly lines: readonly SpokenLine[];
  readonly at: number;
  readonly isReplyOver: boolean;
  readonly fault: VoiceFault | null;
  /** No voice of this language is installed, so that its lines are not spoken. */
  readonly missingVoice: SpokenLine["language"] | null;
}

export type VoiceEvent =
  | { readonly type: "pressed" }
  | { readonly type: "heard"; readonly said: string; readonly interim: string }
  /** So much was heard, and nothing since. */
  | { readonly type: "settled"; readonly said: string }
  | { readonly type: "recorded" }
  | { readonly type: "heardAll"; readonly fault: VoiceFault | null }
  | { readonly type: "sent"; readonly isTaken: boolean }
  | { readonly type: "reply"; readonly lines: readonly SpokenLine[]; readonly isOver: boolean }
  | { readonly type: "lineEnded"; readonly how: "spoken" | "noVoice" }
  | { readonly type: "spokenOver" }
  | { readonly type: "muteToggled" }
  | { readonly type: "pauseToggled" }
  | { readonly type: "continuousToggled" }
  | { readonly type: "languageChosen"; readonly language: VoiceLanguage }
  | { readonly type: "left"; readonly fault: VoiceFault | null };

/** What the machine wants done. */
export type VoiceCommand =
  /** Opens the microphone where it is not open, and hears. */
  | { readonly do: "listen"; readonly language: VoiceLanguage }
  /** Hears no more; what has been said is still told. */
  | { readonly do: "finish" }
  /** Hears no more and forgets what was said; the microphone stays open. */
  | { readonly do: "deafen" }
  /** Closes the microphone. */
  | { readonly do: "release" }
  | { readonly do: "settle"; readonly said: string }
  | { readonly do: "send"; readonly text: string }
  | { readonly do: "stopReply" }
  | { readonly do: "say"; readonly line: SpokenLine }
  | { readonly do: "silence" }
  | { readonly do: "tell"; readonly fault: VoiceFault };

export interface VoiceStep {
  readonly state: VoiceState;
  readonly commands: readonly VoiceCommand[];
}

export const startOf = (
  settings: Pick<VoiceState, "language" | "isMuted" | "isContinuous">,
): VoiceState => ({
  phase: "idle",
  said: "",
  interim: "",
  isPaused: false,
  isTranscribing: false,
  lines: [],
  at: 0,
  isReplyOver: true,
  fault: null,
  missingVoice: null,
  ...settings,
});

/** The only place where voice goes from one state to another. What does not fit the state changes nothing. */
export function step(state: VoiceState, event: VoiceEvent): VoiceStep {
  switch (event.type) {
    case "pressed":
      return pressed(state);
    case "heard":
      return heard(state, event.said, event.interim);
    case "settled":
      return state.phase === "listening" && state.said === event.said && state.interim === ""
        ? send(state)
        : same(state);
    case "recorded":
      return state.phase === "listening"
        ? same({ ...state, phase: "processing", isTranscribing: true })
        : same(state);
    case "heardAll":
      return heardAll(state, event.fault);
    case "sent":
      return sent(state, event.isTaken);
    case "reply":
      return isAnswering(state)
        ? goOnSpeaking({ ...state, lines: event.lines, isReplyOver: event.isOver })
        : same(state);
    case "lineEnded":
      return lineEnded(state, event.how);
    case "spokenOver":
      return isAnswering(state) ? listenInstead(state) : same(state);
    case "muteToggled":
      return toggleMute(state);
    case "pauseToggled":
      return togglePause(state);
    case "continuousToggled":
      return same({ ...state, isContinuous: !state.isContinuous });
    case "languageChosen":
      return chooseLanguage(state, event.language);
    case "left":
      return state.phase === "idle" ? same(state) : stop(state, event.fault);
  }
}

const same = (state: VoiceState): VoiceStep => ({ state, commands: [] });

const isAnswering = ({ phase }: VoiceState): boolean =>
  phase === "responding" || phase === "speaking";

function listen(state: VoiceState, ...before: readonly VoiceCommand[]): VoiceStep {
  return {
    state: {
      ...state,
      phase: "listening",
      said: "",
      interim: "",
      isPaused: false,
      isTranscribing: false,
      fault: null,
      missingVoice: null,
    },
    commands: [...before, { do: "listen", language: state.language }],
  };
}

/** The person begins to speak while the reply is written or read: it stops. */
function listenInstead(state: VoiceState): VoiceStep {
  const stopReply: readonly VoiceCommand[] = state.isReplyOver ? [] : [{ do: "stopReply" }];
  return listen(state, { do: "silence" }, ...stopReply);
}

function pressed(state: VoiceState): VoiceStep {
  switch (state.phase) {
    case "idle":
      return listen(state);
    case "listening":
      return { state, commands: [{ do: "finish" }] };
    case "processing":
      return same(state);
    case "responding":
    case "speaking":
      return listenInstead(state);
  }
}

function heard(state: VoiceState, said: string, interim: string): VoiceStep {
  if (state.phase !== "listening" && !state.isTranscribing) return same(state);
  const isSettling = said !== "" && interim === "";
  return {
    state: { ...state, said, interim },
    commands: isSettling ? [{ do: "settle", said }] : [],
  };
}

function send(state: VoiceState): VoiceStep {
  const text = [state.said, state.interim].filter((words) => words !== "").join(" ");
  return {
    state: {
      ...state,
      phase: "processing",
      isTranscribing: false,
      said: text,
      interim: "",
      lines: [],
      at: 0,
      isReplyOver: false,
    },
    commands: [{ do: "deafen" }, { do: "send", text }],
  };
}

/** Recognition ended: on its own, because it was told to, or because it failed. */
function heardAll(state: VoiceState, fault: VoiceFault | null): VoiceStep {
  if (state.phase !== "listening" && !state.isTranscribing) return same(state);
  const hasWords = state.said !== "" || state.interim !== "";
  // Words that were heard before the line broke are not lost.
  if (hasWords && fault !== "denied") return send(state);
  return stop(state, fault ?? "silent");
}

/** Whoever sends tells of a failure; the words are in the box. */
function sent(state: VoiceState, isTaken: boolean): VoiceStep {
  if (state.phase !== "processing" || state.isTranscribing) return same(state);
  return isTaken ? same({ ...state, phase: "responding" }) : stop(state, "notSent");
}

const TOLD: ReadonlySet<VoiceFault> = new Set([
  "denied",
  "noMicrophone",
  "network",
  "unavailable",
  "failed",
]);

function stop(state: VoiceState, fault: VoiceFault | null): VoiceStep {
  const told: readonly VoiceCommand[] =
    fault !== null && TOLD.has(fault) ? [{ do: "tell", fault }] : [];
  return {
    state: { ...state, phase: "idle", interim: "", isPaused: false, isTranscribing: false, fault },
    commands: [{ do: "silence" }, { do: "deafen" }, { do: "release" }, ...told],
  };
}

/** Speaks the next line where there is one, waits for it, or ends with the reply. */
function goOnSpeaking(state: VoiceState): VoiceStep {
  if (state.phase === "speaking") return same(state);
  const line = state.lines[state.at];
  if (line !== undefined && !state.isMuted)
    return { state: { ...state, phase: "speaking" }, commands: [{ do: "say", line }] };
  if (!state.isReplyOver) return same(state);
  const { missingVoice } = state;
  if (!state.isContinuous) {
    const stopped = stop(state, null);
    return { ...stopped, state: { ...stopped.state, missingVoice } };
  }
  const again = listen(state);
  return { ...again, state: { ...again.state, missingVoice } };
}

function lineEnded(state: VoiceState, how: "spoken" | "noVoice"): VoiceStep {
  if (state.phase !== "speaking" || state.isPaused) return same(state);
  const missingVoice =
    how === "noVoice" ? (state.lines[state.at]?.language ?? null) : state.missingVoice;
  return goOnSpeaking({ ...state, phase: "responding", at: state.at + 1, missingVoice });
}

function toggleMute(state: VoiceState): VoiceStep {
  const isMuted = !state.isMuted;
  if (isMuted && state.phase === "speaking") {
    const next = goOnSpeaking({ ...state, phase: "responding", isMuted, isPaused: false });
    return { ...next, commands: [{ do: "silence" }, ...next.commands] };
  }
  // What was written while nobody listened is not read out afterwards.
  const at = isMuted || !isAnswering(state) ? state.at : state.lines.length;
  return same({ ...state, isMuted, at });
}

/** A line that was cut by a pause is begun again: voices differ in whether they can go on in the middle. */
function togglePause(state: VoiceState): VoiceStep {
  const line = state.lines[state.at];
  if (state.phase !== "speaking" || line === undefined) return same(state);
  const isPaused = !state.isPaused;
  return {
    state: { ...state, isPaused },
    commands: [isPaused ? { do: "silence" } : { do: "say", line }],
  };
}

function chooseLanguage(state: VoiceState, language: VoiceLanguage): VoiceStep {
  const chosen = { ...state, language };
  if (state.phase !== "listening" || language === state.language) return same(chosen);
  return listen(chosen, { do: "deafen" });
}
