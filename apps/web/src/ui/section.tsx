import { useId, type ReactNode } from "react";

/** A part of a long window under a heading that names it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 py-5 first:pt-0 not-first:border-t not-first:border-line"
    >
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
