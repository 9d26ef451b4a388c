import { cn } from "../../ui/classes.ts";

/** The first letters of the first two words; a Thai name leads with its consonant, not with a vowel sign before it. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /\p{L}/u.exec(word.replace(/^[เ-ไ]+/, ""))?.[0] ?? "")
    .join("")
    .toUpperCase();
}

export const Avatar = (props: { name: string; size?: "md" | "lg" }) => (
  <span
    aria-hidden
    className={cn(
      "grid shrink-0 place-items-center rounded-full bg-gold-soft font-semibold text-on-gold",
      props.size === "lg" ? "size-18 text-xl" : "size-9 text-sm",
    )}
  >
    {initialsOf(props.name)}
  </span>
);
