import { Mic } from "lucide-react";
import { type PointerEvent, useRef, useState } from "react";
import { useT } from "../../lib/i18n/index.ts";
import { lazyWindow } from "../../lib/lazy-window.tsx";
import type { VoiceChat } from "../../lib/voice-chat.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { voiceButtonMessages } from "./button-messages.ts";
import type { Hold } from "./quick-voice.tsx";

const VoiceWindow = lazyWindow(() => import("./voice-window.tsx"));
const QuickVoice = lazyWindow(() => import("./quick-voice.tsx"));

/** A finger that stays so long holds to talk; a shorter tap opens the window. */
const HOLD_MS = 350;
/** Slid so far away, what is said is not wanted. */
const AWAY_PX = 72;

/** The microphone at the prompt box: a tap opens the window, a finger that stays holds to talk. */
export function VoiceButton({ chat }: { chat: VoiceChat }) {
  const t = useT(voiceButtonMessages);
  const [open, setOpen] = useState<"window" | "dictation" | null>(null);
  const [hold, setHold] = useState<Hold | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);

  const onDown = (event: PointerEvent): void => {
    wasHeld.current = false;
    if (event.pointerType === "mouse") return;
    timer.current = setTimeout(() => {
      wasHeld.current = true;
      setHold("on");
    }, HOLD_MS);
  };
  const onMove = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    const isAway =
      Math.max(left - clientX, clientX - right, top - clientY, clientY - bottom) > AWAY_PX;
    setHold((now) => (now === "on" || now === "away" ? (isAway ? "away" : "on") : now));
  };
  const onUp = (): void => {
    clearTimeout(timer.current);
    setHold((now) => (now === "on" ? "released" : now === "away" ? "cancelled" : now));
  };
  const onCancel = (): void => {
    clearTimeout(timer.current);
    setHold((now) => (now === null ? null : "cancelled"));
  };
  return (
    <>
      <IconButton
        ref={button}
        label={t("voice.open")}
        icon={<Mic size={20} aria-hidden />}
        shape="circle"
        className="-ml-2.5 size-11 touch-none select-none"
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onCancel}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => {
          if (!wasHeld.current) setOpen("window");
        }}
      />
      {open === "window" && (
        <VoiceWindow
          chat={chat}
          onClose={() => setOpen(null)}
          onDictate={() => setOpen("dictation")}
        />
      )}
      {open === "dictation" && <QuickVoice chat={chat} hold={null} onClose={() => setOpen(null)} />}
      {hold !== null && <QuickVoice chat={chat} hold={hold} onClose={() => setHold(null)} />}
    </>
  );
}
