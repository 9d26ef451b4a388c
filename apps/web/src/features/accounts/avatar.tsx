import { cn } from "../../ui/classes.ts";
import { usePortrait } from "./use-portrait.ts";

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

/** The person's photo; the initials of the name without one, and until it is loaded. */
export function Avatar(props: { name: string; picture: string | null; size?: "md" | "lg" }) {
  const { src, onError } = usePortrait(props.picture);
  const size = props.size === "lg" ? "size-18 text-xl" : "size-9 text-sm";
  return src === null ? (
    <span
      aria-hidden
      className={cn(
        "grid shrink-0 place-items-center rounded-full bg-gold-soft font-semibold text-on-gold",
        size,
      )}
    >
      {initialsOf(props.name)}
    </span>
  ) : (
    <img
      src={src}
      alt=""
      onError={onError}
      className={cn("shrink-0 rounded-full object-cover", size)}
    />
  );
}
