import { toast } from "sonner";

/**
 * One toast stands at a time: the newest takes the place of the older.
 * `showToast(text)`, `showToast(text, { kind: "error", description })`.
 */
export function showToast(
  text: string,
  more: { kind?: "plain" | "success" | "error"; description?: string } = {},
): void {
  const show =
    more.kind === "error" ? toast.error : more.kind === "success" ? toast.success : toast.message;
  show(text, { id: "the-one", ...(more.description && { description: more.description }) });
}
