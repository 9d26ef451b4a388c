import { cn } from "./classes.ts";

export interface ProgressProps {
  /** The accessible name: what is under way. */
  label: string;
  /** 0 to 1; left out where nobody knows how long it takes. */
  value?: number;
  className?: string;
}

/** A thin line that fills, or travels while the end is unknown. */
export function Progress({ label, value, className }: ProgressProps) {
  const percent =
    value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={cn("h-0.5 w-full overflow-hidden rounded-full bg-brand-soft", className)}>
      <progress className="sr-only" aria-label={label} max={100} value={percent} />
      <div
        aria-hidden
        className={cn(
          "h-full rounded-full bg-brand",
          percent === undefined && "w-1/3 animate-slide",
        )}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
