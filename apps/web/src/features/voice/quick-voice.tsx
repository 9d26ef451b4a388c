import { useEffect, useRef, useState } from "react";
import { readLanguage, useT } from "../../lib/i18n/index.ts";
import type { VoiceChat } from "../../lib/voice-chat.ts";
import { Button } from "../../ui/button.tsx";
import { useBrowserPorts } from "./browser-ports.ts";
import type { VoiceFault } from "./hearing/hearing.ts";
import { createListener, type VoiceListener } from "./hearing/listener.ts";
import { LevelBar } from "./level-bar.tsx";
import { voiceMessages } from "./messages.ts";
import type { VoicePorts } from "./session/voice-session.ts";
import { showVoiceFault, showVoiceUnsupported } from "./show-voice-fault.ts";

/** Where a finger that holds to talk is. */
export type Hold = "on" | "away" | "released" | "cancelled";

interface QuickVoiceProps {
  chat: VoiceChat;
  /** Where the finger is that holds to talk; null for dictation into the box. */
  hold: Hold | null;
  onClose: () => void;
}

/** Voice without its window: held to talk, or dictated into the box. */
export default function QuickVoice(props: QuickVoiceProps) {
  const { onClose } = props;
  const ports = useBrowserPorts();
  useEffect(() => {
    if (ports !== "none") return;
    showVoiceUnsupported();
    onClose();
  }, [ports, onClose]);
  return ports === null || ports === "none" ? null : <Strip {...props} ports={ports} />;
}

/** Above the prompt box, so that no finger covers it. */
function Strip({ chat, hold, onClose, ports }: QuickVoiceProps & { ports: VoicePorts }) {
  const t = useT(voiceMessages);
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hold !== null) return undefined;
    // The window that led here gives the focus back first.
    const timer = setTimeout(() => done.current?.focus());
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [hold, onClose]);
  const { words, listener } = useHeard(ports, chat, hold, onClose);
  const text =
    hold === null
      ? t("voice.dictating")
      : t(
          hold === "on"
            ? "voice.hold"
            : hold === "released"
              ? "voice.hold.sending"
              : "voice.hold.away",
        );
  return (
    <div className="absolute inset-x-0 bottom-full z-10 mb-2 flex flex-col gap-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-2">
      <div className="flex items-center justify-between gap-3">
        <output className={hold === "away" ? "font-[550] text-bad" : "font-[550]"}>{text}</output>
        {hold === null && (
          <Button ref={done} size="sm" onClick={listener.finish}>
            {t("voice.dictating.done")}
          </Button>
        )}
      </div>
      <LevelBar level={listener.level} isHeard={words !== ""} />
      {words !== "" && <p className="max-h-32 overflow-y-auto text-ink-2">{words}</p>}
    </div>
  );
}

/** Hears from the first moment until the finger leaves, the person is done or nothing more is said. */
function useHeard(
  ports: VoicePorts,
  chat: VoiceChat,
  hold: Hold | null,
  onClose: () => void,
): { readonly words: string; readonly listener: VoiceListener } {
  const [listener] = useState(() => createListener(ports));
  const [words, setWords] = useState("");
  const now = useRef({ chat, onClose, isHeld: hold !== null });
  useEffect(() => {
    now.current = { chat, onClose, isHeld: hold !== null };
  });
  useEffect(() => {
    if (now.current.isHeld) navigator.vibrate?.(15);
    let heard = { said: "", interim: "" };
    /** How much of what is certain stands in the box. */
    let written = 0;
    const write = (text: string): void => {
      if (text.trim() !== "") now.current.chat.intoBox(text.trim());
    };
    const end = (fault: VoiceFault | null): void => {
      listener.release();
      const { chat: to, isHeld } = now.current;
      const all = `${heard.said} ${heard.interim}`.trim();
      if (!isHeld) write(`${heard.said.slice(written)} ${heard.interim}`);
      else if (all !== "" && to.isReplying) write(all);
      else if (all !== "") void to.send(all);
      if (fault !== null && all === "") showVoiceFault(fault);
      now.current.onClose();
    };
    listener.onLost(() => end(null));
    listener.listen({
      language: readLanguage() === "th" ? "th-TH" : "en-US",
      onHeard: (said, interim) => {
        heard = { said, interim };
        if (now.current.isHeld) return setWords(`${said} ${interim}`.trim());
        write(said.slice(written));
        written = said.length;
        return setWords(interim);
      },
      onEnd: end,
    });
    const leave = (): void => {
      if (document.visibilityState !== "hidden") return;
      listener.release();
      now.current.onClose();
    };
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("pagehide", leave);
      listener.release();
    };
  }, [listener]);
  useEffect(() => {
    if (hold === "released") listener.finish();
    if (hold !== "cancelled") return;
    navigator.vibrate?.([10, 40, 10]);
    listener.release();
    onClose();
  }, [hold, listener, onClose]);
  return { words, listener };
}
