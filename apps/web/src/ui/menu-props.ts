import type { ComponentProps, ReactElement, ReactNode } from "react";

export interface MenuProps {
  /** One element that takes a ref and the props of a button, e.g. a Button or IconButton. */
  trigger: ReactElement<ComponentProps<"button"> & { "data-state"?: string }>;
  children: ReactNode;
  side?: "top" | "bottom" | "left" | "right";
  align?: "start" | "center" | "end";
}

export interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly { value: Value; label: string; icon?: ReactNode; lang?: string }[];
}

/** What a person had done with the button when the menu's code arrived. */
export type MenuStart = "untouched" | "focused" | "pressed";
