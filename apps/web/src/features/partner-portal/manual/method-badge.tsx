import { cn } from "../../../ui/classes.ts";

const looks: Readonly<Record<string, string>> = {
  GET: "bg-good-soft text-good",
  DELETE: "bg-bad-soft text-bad",
};

/** GET is calm, DELETE is a warning, what writes has the colour of doing. */
export const MethodBadge = ({ method }: { method: string }) => (
  <span
    className={cn(
      "inline-block shrink-0 rounded-[6px] px-1.5 py-0.5 font-mono text-xs font-bold whitespace-nowrap",
      looks[method] ?? "bg-brand-soft text-brand-strong",
    )}
  >
    {method}
  </span>
);
