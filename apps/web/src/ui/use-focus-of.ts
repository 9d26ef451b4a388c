import { useEffect, useRef } from "react";

/** What had the focus is gone with the view before: the new one has it, at its first field or as a whole. */
export function useFocusOf(view: string) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    const place = body.current?.querySelector<HTMLElement>("[data-autofocus]") ?? body.current;
    place?.focus();
  }, [view]);
  return body;
}
