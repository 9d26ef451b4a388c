import { useT } from "../../lib/i18n/index.ts";
import { type Store, useStore } from "../../lib/store.ts";
import { voiceMessages } from "./messages.ts";

/** How loud the microphone really is; where words are heard and it is not measured, that it is not. */
export function LevelBar(props: { level: Store<number | null>; isHeard: boolean }) {
  const t = useT(voiceMessages);
  const level = useStore(props.level);
  if (level === null && props.isHeard)
    return <p className="text-center text-sm text-ink-3">{t("voice.level.none")}</p>;
  const percent = Math.round((level ?? 0) * 100);
  return (
    <div className="h-2 w-full overflow-hidden rounded-full bg-line">
      <meter className="sr-only" aria-label={t("voice.level")} min={0} max={100} value={percent} />
      <div
        className="h-full origin-left rounded-full bg-brand transition-transform duration-140 ease-calm"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
