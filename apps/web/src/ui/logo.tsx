import { cn } from "./classes.ts";

/** The mark alone; the name stands beside it as text. */
export function Mark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-[30px] shrink-0 place-items-center rounded-[9px] bg-brand text-on-brand",
        className,
      )}
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
      >
        <path d="M4 20V10l8-6 8 6v10h-5v-6H9v6z" />
      </svg>
    </span>
  );
}

/** Mark and name, whose last letters are in the brand's colour. */
export function Logo({
  name,
  accent,
  className,
}: {
  name: string;
  accent: string;
  className?: string;
}) {
  return (
    <span
      className={cn("inline-flex items-center gap-2.5 text-lg font-[650]", className)}
      lang="en"
      translate="no"
    >
      <Mark />
      <span className="tracking-[-0.01em]">
        {name}
        <span className="text-brand">{accent}</span>
      </span>
    </span>
  );
}
