import { translate } from "../../lib/i18n/index.ts";
import { showToast } from "../../ui/toast.ts";
import { voiceMessages } from "./messages.ts";
import type { VoiceFault } from "./hearing/hearing.ts";

type Told = "unsupported" | "denied" | "failed" | "unavailable";

const TOAST_OF: Readonly<Partial<Record<VoiceFault, Told>>> = {
  denied: "denied",
  noMicrophone: "failed",
  network: "failed",
  failed: "failed",
  unavailable: "unavailable",
};

/** The toasts that the specification names; what else went wrong the window says. */
export function showVoiceFault(fault: VoiceFault): void {
  const told = TOAST_OF[fault];
  if (told !== undefined) tell(told);
}

export const showVoiceUnsupported = (): void => tell("unsupported");

const tell = (told: Told): void =>
  showToast(translate(voiceMessages, `voice.toast.${told}`), {
    kind: "error",
    description: translate(voiceMessages, `voice.toast.${told}.text`),
  });
