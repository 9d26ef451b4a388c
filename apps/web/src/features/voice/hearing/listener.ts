import { createStore, type Store } from "../../../lib/store.ts";
import type { Hearing, HearingOrder, Microphone, StartHearing, VoiceFault } from "./hearing.ts";
import type { OpenMicrophone } from "./microphone.ts";

export interface ListenerPorts {
  readonly openMicrophone: OpenMicrophone;
  readonly startHearing: StartHearing;
  /** Calls again and again until it is stopped. */
  readonly every: (ms: number, run: () => void) => () => void;
}

export interface VoiceListener {
  /** How loud the microphone is, from 0 to 1; null while it is not measured. */
  readonly level: Store<number | null>;
  readonly listen: (order: Omit<HearingOrder, "microphone">) => void;
  readonly finish: () => void;
  readonly deafen: () => void;
  readonly release: () => void;
  /** Called with each measurement. */
  readonly onLevel: (watch: (level: number, elapsedMs: number) => void) => void;
  /** The microphone was taken away. */
  readonly onLost: (lost: () => void) => void;
}

const MEASURED_EVERY_MS = 60;

/** One microphone and at most one hearing on it, whichever of both is there first. */
export function createListener({
  openMicrophone,
  startHearing,
  every,
}: ListenerPorts): VoiceListener {
  const level = createStore<number | null>(null);
  let microphone: Microphone | null = null;
  let hearing: Hearing | null = null;
  let stopMeasuring: () => void = () => undefined;
  let isFinishWanted = false;
  /** Of the newest order; what an older one still brings is not wanted. */
  let turn = 0;
  let isMeasurable = true;
  let watch: (level: number, elapsedMs: number) => void = () => undefined;
  let lost: () => void = () => undefined;

  const closeMicrophone = (): void => {
    stopMeasuring();
    microphone?.close();
    microphone = null;
    level.write(null);
  };
  const deafen = (): void => {
    turn += 1;
    hearing?.end();
    hearing = null;
    isFinishWanted = false;
  };
  const open = async (mine: number): Promise<VoiceFault | null> => {
    if (microphone !== null || !isMeasurable) return null;
    const opened = await openMicrophone(() => lost());
    if (!opened.ok) return opened.failure;
    // Nobody waits for it any more, or another order has opened one.
    if (mine !== turn || microphone !== null) opened.value.close();
    else {
      const { value } = opened;
      microphone = value;
      stopMeasuring = every(MEASURED_EVERY_MS, () => {
        level.write(value.level());
        watch(level.read() ?? 0, MEASURED_EVERY_MS);
      });
    }
    return null;
  };
  const listen: VoiceListener["listen"] = (order) => {
    deafen();
    const mine = turn;
    const begin = async (): Promise<void> => {
      const fault = await open(mine);
      if (mine !== turn) return;
      if (fault !== null) return order.onEnd(fault);
      hearing = startHearing({
        ...order,
        microphone,
        onEnd: (ended) => {
          if (mine !== turn) return;
          hearing = null;
          // Some phones give the microphone to one taker at a time: then it is recognition's.
          if (ended === "noMicrophone" && microphone !== null) {
            isMeasurable = false;
            closeMicrophone();
            return void begin();
          }
          order.onEnd(ended);
        },
      });
      if (isFinishWanted) hearing.finish();
    };
    void begin();
  };

  return {
    level,
    listen,
    deafen,
    finish: () => {
      isFinishWanted = true;
      hearing?.finish();
    },
    release: () => {
      deafen();
      closeMicrophone();
    },
    onLevel: (next) => {
      watch = next;
    },
    onLost: (next) => {
      lost = next;
    },
  };
}
