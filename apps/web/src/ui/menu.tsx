import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { cn, floating } from "./classes.ts";

const row =
  "flex min-h-10 touch:min-h-11 items-center gap-3 rounded-[10px] px-3 py-1.5 text-sm outline-none select-none data-highlighted:bg-surface-2 data-disabled:opacity-55";

export interface MenuProps {
  /** One element that takes a ref and props, e.g. a Button or IconButton. */
  trigger: ReactNode;
  children: ReactNode;
  side?: "top" | "bottom" | "left" | "right";
  align?: "start" | "center" | "end";
}

/** Where a menu is drawn, so that it belongs to the part of the page that it was opened in. */
const PLACES = "main, aside, [role=dialog]";

/** A drop-down of actions. */
export function Menu({ trigger, children, side = "bottom", align = "end" }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const findPlace = (isOpen: boolean): void => {
    if (isOpen) setPlace(button.current?.closest<HTMLElement>(PLACES) ?? null);
  };
  return (
    <DropdownMenu.Root modal={false} onOpenChange={findPlace}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={place}>
        <DropdownMenu.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            floating,
            "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-fade overflow-y-auto rounded-md p-1.5",
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuItem(props: {
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item
      {...(props.disabled && { disabled: true })}
      onSelect={props.onSelect}
      className={cn(row, props.danger ? "text-bad" : "text-ink")}
    >
      {props.icon}
      <span className="min-w-0 flex-1">{props.children}</span>
    </DropdownMenu.Item>
  );
}

/** One choice out of several, the current one ticked. */
export function MenuChoice<Value extends string>(props: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly { value: Value; label: string; icon?: ReactNode; lang?: string }[];
}) {
  return (
    <DropdownMenu.RadioGroup
      value={props.value}
      onValueChange={(value) => props.onChange(value as Value)}
      aria-label={props.label}
    >
      <DropdownMenu.Label className="px-3 pt-1.5 pb-0.5 text-xs text-ink-3">
        {props.label}
      </DropdownMenu.Label>
      {props.choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice.value}
          value={choice.value}
          className={cn(row, "text-ink")}
        >
          {choice.icon}
          <span className="min-w-0 flex-1" lang={choice.lang}>
            {choice.label}
          </span>
          <DropdownMenu.ItemIndicator>
            <Check size={16} aria-hidden className="text-brand" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export const MenuSeparator = () => <DropdownMenu.Separator className="mx-2 my-1.5 h-px bg-line" />;
