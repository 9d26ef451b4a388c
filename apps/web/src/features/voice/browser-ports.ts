import { openMicrophone } from "./hearing/microphone.ts";
import { browserHearing, recognitionOf } from "./hearing/recognition.ts";
import type { VoicePorts } from "./session/voice-session.ts";
import { browserSpeaker } from "./speech/speaker.ts";

const wait: VoicePorts["wait"] = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};
const every: VoicePorts["every"] = (ms, run) => {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
};

/** Ears, microphone and loudspeaker of this browser; null where it has no recognition. */
export function browserPorts(): VoicePorts | null {
  const Recognition = recognitionOf(window);
  if (Recognition === undefined) return null;
  return {
    openMicrophone,
    startHearing: browserHearing(Recognition),
    hearsWords: true,
    speaker: browserSpeaker((window as Partial<Window>).speechSynthesis, wait),
    wait,
    every,
  };
}
