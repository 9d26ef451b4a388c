import { Check } from "lucide-react";
import { useT } from "../../lib/i18n/index.ts";
import { cn } from "../../ui/classes.ts";
import { type UploadStep, STEPS } from "./flow.ts";
import { uploadMessages } from "./messages.ts";

/** Where one is; a step that was taken leads back to it. */
export function StepList(props: {
  step: UploadStep;
  /** The last step that can be gone to. */
  reached: UploadStep;
  /** The first one; those before it know only files that were opened here. */
  from: UploadStep;
  onGo: (step: UploadStep) => void;
}) {
  const t = useT(uploadMessages);
  const now = STEPS.indexOf(props.step);
  const reached = STEPS.indexOf(props.reached);
  const from = STEPS.indexOf(props.from);
  const isOpen = (at: number): boolean => at >= from && at <= reached;
  return (
    <nav aria-label={t("uploads.steps")} className="shrink-0 border-b border-line pb-3">
      <p className="text-sm text-ink-2 sm:hidden">
        {t("uploads.step.of", {
          at: now + 1,
          all: STEPS.length,
          name: t(`uploads.step.${props.step}`),
        })}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {STEPS.map((step, at) => (
          <li key={step} className="flex items-center gap-1">
            {at > 0 && <span aria-hidden className="h-px w-5 bg-line-2" />}
            <button
              type="button"
              disabled={!isOpen(at)}
              aria-current={at === now ? "step" : undefined}
              onClick={() => props.onGo(step)}
              className={cn(
                "flex min-h-9 items-center gap-2 rounded-full px-2.5 text-sm touch:min-h-11",
                at === now ? "font-[550] text-ink" : "text-ink-2",
                isOpen(at) && at !== now && "hover:bg-surface-2 hover:text-ink",
              )}
            >
              <span
                aria-hidden
                className={cn(
                  "grid size-6 place-items-center rounded-full text-xs tabular-nums",
                  at === now
                    ? "bg-brand text-on-brand"
                    : at < now
                      ? "bg-brand-soft text-brand-strong"
                      : "bg-surface-2 text-ink-2",
                )}
              >
                {at < now ? <Check size={13} strokeWidth={2.5} /> : at + 1}
              </span>
              {t(`uploads.step.${step}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
