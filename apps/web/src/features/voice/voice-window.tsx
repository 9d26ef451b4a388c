import { useEffect } from "react";
import { useBrowserPorts } from "./browser-ports.ts";
import { showVoiceUnsupported } from "./show-voice-fault.ts";
import { VoiceDialog, type VoiceWindowProps } from "./voice-dialog.tsx";

/** The window where this browser can hear; elsewhere it says that it can't. */
export default function VoiceWindow(props: VoiceWindowProps) {
  const { onClose } = props;
  const ports = useBrowserPorts();
  useEffect(() => {
    if (ports !== "none") return;
    showVoiceUnsupported();
    onClose();
  }, [ports, onClose]);
  return ports === null || ports === "none" ? null : <VoiceDialog {...props} ports={ports} />;
}
