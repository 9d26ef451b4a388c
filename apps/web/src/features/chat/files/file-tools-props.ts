import type { RefObject } from "react";

export interface FileToolsProps {
  /** Where the draft is kept. */
  place: string;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Where the buttons stand. */
  buttons: HTMLElement | null;
}
