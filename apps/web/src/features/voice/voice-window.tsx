import { useEffect } from "react";
import type { VoiceChat } from "../../lib/voice-chat.ts";
import { useBrowserPorts } from "./browser-ports.ts";
import { tellUnsupported } from "./tell-fault.ts";
import { VoiceDialog } from "./voice-dialog.tsx";

export interface VoiceWindowProps {
  chat: VoiceChat;
  onClose: () => void;
  onDictate: () => void;
}

/** The window where this browser can hear; elsewhere it says that it can't. */
export default function VoiceWindow(props: VoiceWindowProps) {
  const { onClose } = props;
  const ports = useBrowserPorts();
  useEffect(() => {
    if (ports !== "none") return;
    tellUnsupported();
    onClose();
  }, [ports, onClose]);
  return ports === null || ports === "none" ? null : <VoiceDialog {...props} ports={ports} />;
}
