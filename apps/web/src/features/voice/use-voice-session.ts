import type { Language } from "@propertyvr/vocabulary";
import { useEffect, useState } from "react";
import type { VoiceChat } from "../../lib/voice-chat.ts";
import { showVoiceFault } from "./show-voice-fault.ts";
import { createVoiceSession, type VoicePorts, type VoiceSession } from "./session/voice-session.ts";

/** What was chosen last stands when the window is opened again; a new page begins anew. */
const kept = { isMuted: false, isContinuous: false };

/** A session that lives as long as its window and ends with the page or when it goes out of sight. */
export function useVoiceSession(
  ports: VoicePorts,
  chat: VoiceChat,
  language: Language,
): VoiceSession {
  const [session] = useState(() =>
    createVoiceSession(ports, chat, showVoiceFault, {
      language: language === "th" ? "th-TH" : "en-US",
      ...kept,
    }),
  );
  useEffect(() => session.see(chat), [session, chat]);
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === "hidden")
        session.dispatch({ type: "left", fault: "hidden" });
    };
    const onLeave = (): void => session.dispatch({ type: "left", fault: null });
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", onLeave);
      const { isMuted, isContinuous } = session.state.read();
      Object.assign(kept, { isMuted, isContinuous });
      session.close();
    };
  }, [session]);
  return session;
}
