import type { ComponentProps } from "react";
import { cn } from "./classes.ts";

/** A surface with one edge and one shadow; padding is the content's. */
export const Card = ({ className, ...rest }: ComponentProps<"div">) => (
  <div
    {...rest}
    className={cn("overflow-hidden rounded-lg border border-line bg-surface shadow-1", className)}
  />
);
