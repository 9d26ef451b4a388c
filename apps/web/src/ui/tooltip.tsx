import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { cn, floating } from "./classes.ts";

/** A few words beside a control on hover and focus; never the only place where something is said. */
export function Tooltip(props: {
  text: ReactNode;
  children: ReactElement;
  side?: "top" | "bottom" | "left" | "right";
}) {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{props.children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={props.side ?? "bottom"}
            sideOffset={6}
            collisionPadding={8}
            className={cn(floating, "z-50 max-w-64 animate-fade rounded-sm px-3 py-1.5 text-sm")}
          >
            {props.text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
