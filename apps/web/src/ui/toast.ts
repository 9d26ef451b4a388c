/** What a toast says, and how it looks. */
export interface ToastMore {
  readonly kind?: "plain" | "success" | "error";
  readonly description?: string;
}
export type ShowToast = (text: string, more: ToastMore) => void;

let waiting: Parameters<ShowToast> | null = null;
let show: ShowToast | null = null;

/**
 * One toast stands at a time: the newest takes the place of the older.
 * `showToast(text)`, `showToast(text, { kind: "error", description })`.
 */
export function showToast(text: string, more: ToastMore = {}): void {
  if (show) show(text, more);
  else waiting = [text, more];
}

/** The toaster loads after the first paint and then takes over, with the toast that came before it. */
export function connectToaster(shows: ShowToast): () => void {
  show = shows;
  if (waiting) shows(...waiting);
  waiting = null;
  return () => {
    show = null;
  };
}
