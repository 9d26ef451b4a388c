import type { ReactNode } from "react";

/** Read aloud, not drawn. */
export const VisuallyHidden = (props: { children: ReactNode }) => (
  <span className="sr-only">{props.children}</span>
);
