import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { clientConfigQuery } from "../../lib/use-client-config.ts";
import { recordedHearing } from "./hearing/recording.ts";
import { transcribeByServer } from "./hearing/transcribe.ts";
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

/** Ears, microphone and loudspeaker of this browser: "none" where nothing recognises, null while that is not known. */
export function useBrowserPorts(): VoicePorts | "none" | null {
  const [Recognition] = useState(() => recognitionOf(window));
  // Asked for only where the browser does not do it by itself.
  const { data, isPending } = useQuery({
    ...clientConfigQuery,
    enabled: Recognition === undefined,
  });
  const transcribes = data?.transcribes === true && "MediaRecorder" in window;
  const isKnown = Recognition !== undefined || !isPending;
  return useMemo(() => {
    if (!isKnown) return null;
    if (Recognition === undefined && !transcribes) return "none";
    return {
      openMicrophone,
      startHearing:
        Recognition === undefined
          ? recordedHearing({ transcribe: transcribeByServer, every })
          : browserHearing(Recognition),
      hearsWords: Recognition !== undefined,
      speaker: browserSpeaker((window as Partial<Window>).speechSynthesis, wait),
      wait,
      every,
    };
  }, [Recognition, isKnown, transcribes]);
}
