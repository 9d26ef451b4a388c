import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cn, floating } from "./classes.ts";
import type { MenuChoiceProps, MenuItemProps, MenuProps, MenuStart } from "./menu-props.ts";

const row =
  "flex min-h-10 touch:min-h-11 items-center gap-3 rounded-[10px] px-3 py-1.5 text-sm outline-none select-none data-highlighted:bg-surface-2 data-disabled:opacity-55";

/** Where a menu is drawn, so that it belongs to the part of the page that it was opened in. */
const PLACES = "main, aside, [role=dialog]";

/** A drop-down of actions. */
function Menu({
  trigger,
  children,
  side = "bottom",
  align = "end",
  start,
}: MenuProps & { start: MenuStart }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const turn = (toOpen: boolean): void => {
    if (toOpen) setPlace(button.current?.closest<HTMLElement>(PLACES) ?? null);
    setOpen(toOpen);
  };
  const goOn = useEffectEvent(() => {
    if (start !== "untouched") button.current?.focus();
    if (start === "pressed") turn(true);
  });
  useEffect(() => goOn(), []);
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={turn}>
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

function MenuItem(props: MenuItemProps) {
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

function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
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

const MenuSeparator = () => <DropdownMenu.Separator className="mx-2 my-1.5 h-px bg-line" />;

/** What `ui/menu.tsx` draws once this file is here. */
export const menuParts = { Menu, MenuItem, MenuChoice, MenuSeparator };
