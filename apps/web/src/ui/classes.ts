import { clsx, type ClassValue } from "clsx";

/** Joins class names; falsy ones fall away. */
export const cn = (...values: ClassValue[]): string => clsx(values);

/** The surface of everything that floats: menus, tooltips, dialogs. */
export const floating = "border border-line bg-surface text-ink shadow-2";
