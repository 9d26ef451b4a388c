import { Keyboard, Mic, Pause, Play, Square, Volume2, VolumeX } from "lucide-react";
import { LANGUAGE_NAMES } from "../../lib/appearance/messages.ts";
import { readLanguage, useT } from "../../lib/i18n/index.ts";
import { useStore } from "../../lib/store.ts";
import type { VoiceChat } from "../../lib/voice-chat.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PillChoice } from "../../ui/pills.tsx";
import { Switch } from "../../ui/switch.tsx";
import { LevelBar } from "./level-bar.tsx";
import { voiceMessages } from "./messages.ts";
import { VOICE_LANGUAGES } from "./hearing/hearing.ts";
import type { VoiceState } from "./session/machine.ts";
import type { VoicePorts, VoiceSession } from "./session/voice-session.ts";
import { useVoiceSession } from "./use-voice-session.ts";

export interface VoiceWindowProps {
  chat: VoiceChat;
  onClose: () => void;
  onDictate: () => void;
}

const FRAME_PX = 18;

export function VoiceDialog({
  chat,
  ports,
  onClose,
  onDictate,
}: VoiceWindowProps & { ports: VoicePorts }) {
  const t = useT(voiceMessages);
  const session = useVoiceSession(ports, chat, readLanguage());
  const state = useStore(session.state);
  const { dispatch } = session;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("voice.title")}
      closeLabel={t("voice.close")}
      width="sm"
    >
      <div className="flex flex-col gap-5">
        <Talk session={session} state={state} />
        <Said state={state} />
        <div className="flex flex-col gap-4 border-t border-line pt-4">
          <PillChoice
            legend={t("voice.language")}
            isLegendShown
            choices={VOICE_LANGUAGES}
            value={state.language}
            onChange={(language) => dispatch({ type: "languageChosen", language })}
            labelOf={(language) => LANGUAGE_NAMES[language === "th-TH" ? "th" : "en"]}
          />
          <Switch
            label={t("voice.continuous")}
            hint={t("voice.continuous.hint")}
            checked={state.isContinuous}
            onChange={() => dispatch({ type: "continuousToggled" })}
          />
          <Button
            variant="outline"
            size="sm"
            icon={<Keyboard size={FRAME_PX} aria-hidden />}
            onClick={onDictate}
          >
            {t("voice.dictate")}
          </Button>
          <p className="text-xs text-ink-3">
            {t(ports.hearsWords ? "voice.maker" : "voice.server")}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** The microphone between mute and pause, how loud it is, and what is going on. */
function Talk({ session, state }: { session: VoiceSession; state: VoiceState }) {
  const t = useT(voiceMessages);
  const { phase, isMuted, isPaused } = state;
  const { dispatch } = session;
  const isListening = phase === "listening";
  return (
    <div className="flex flex-col items-center gap-3">
      <div className="flex items-center gap-6">
        <IconButton
          label={t(isMuted ? "voice.unmute" : "voice.mute")}
          icon={isMuted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
          shape="circle"
          className="size-11"
          onClick={() => dispatch({ type: "muteToggled" })}
        />
        <IconButton
          data-autofocus
          variant="filled"
          shape="circle"
          className={`size-20 touch:size-20 ${isListening ? "ring-4 ring-brand-line" : ""}`}
          label={t(labelOf(phase))}
          aria-disabled={phase === "processing"}
          icon={
            isListening ? (
              <Square size={26} fill="currentColor" aria-hidden />
            ) : (
              <Mic size={32} aria-hidden />
            )
          }
          onClick={() => dispatch({ type: "pressed" })}
        />
        <IconButton
          label={t(isPaused ? "voice.resume" : "voice.pause")}
          icon={isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
          shape="circle"
          className="size-11"
          disabled={phase !== "speaking"}
          onClick={() => dispatch({ type: "pauseToggled" })}
        />
      </div>
      <Status state={state} />
      <LevelBar level={session.level} isHeard={isListening && state.said + state.interim !== ""} />
    </div>
  );
}

const labelOf = (phase: VoiceState["phase"]) =>
  (
    {
      idle: "voice.start",
      listening: "voice.stop",
      processing: "voice.wait",
      responding: "voice.interrupt",
      speaking: "voice.interrupt",
    } as const
  )[phase];

/**
 * What is going on, for the eye; and for a screen reader what it must know, said only while no reply is
 * read aloud: two voices at once are none.
 */
function Status({ state }: { state: VoiceState }) {
  const t = useT(voiceMessages);
  const { phase, isPaused, isMuted, fault, missingVoice } = state;
  const text =
    fault !== null
      ? t(`voice.fault.${fault}`)
      : t(isPaused ? "voice.phase.paused" : `voice.phase.${phase}`);
  const voiceless = missingVoice === null ? "" : t(`voice.noVoice.${missingVoice}`);
  const isQuiet = phase === "speaking" || (phase === "responding" && !isMuted);
  return (
    <div className="min-h-14 text-center">
      <p aria-hidden className={fault === null ? "font-[550]" : "font-[550] text-bad"}>
        {text}
      </p>
      {phase === "speaking" && <p className="text-sm text-ink-3">{t("voice.over")}</p>}
      {voiceless !== "" && (
        <p aria-hidden className="mt-1 text-sm text-ink-2">
          {voiceless}
        </p>
      )}
      <output className="sr-only">{isQuiet ? voiceless : `${text} ${voiceless}`}</output>
    </div>
  );
}

/** What was understood of the person's words, and the line that is read aloud. */
function Said({ state }: { state: VoiceState }) {
  const t = useT(voiceMessages);
  const { said, interim, phase, lines, at, language } = state;
  const line = phase === "speaking" ? lines[at] : undefined;
  const isEmpty = said === "" && interim === "";
  return (
    <div className="min-h-38 rounded-md bg-surface-2 px-4 py-3">
      <h3 className="text-sm font-[550] text-ink-2">{t("voice.said")}</h3>
      {isEmpty ? (
        <p className="text-ink-2">{t("voice.said.none")}</p>
      ) : (
        <p lang={language.slice(0, 2)} className="max-h-32 overflow-y-auto wrap-break-word">
          {said} <span className="text-ink-2 italic">{interim}</span>
        </p>
      )}
      {line !== undefined && (
        <>
          <h3 className="mt-3 text-sm font-[550] text-ink-2">{t("voice.reply")}</h3>
          <p lang={line.language} className="wrap-break-word">
            {line.text}
          </p>
        </>
      )}
    </div>
  );
}
