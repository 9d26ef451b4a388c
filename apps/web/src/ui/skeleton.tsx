import { cn } from "./classes.ts";

/** A quiet shape where something will stand; give it the final size so that nothing jumps. */
export const Skeleton = (props: { className?: string }) => (
  <div aria-hidden className={cn("animate-breathe rounded-sm bg-surface-2", props.className)} />
);
