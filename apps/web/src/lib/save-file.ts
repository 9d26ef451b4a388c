/** Saves bytes or a text as a file of the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const saveText = (name: string, text: string, type: string): void =>
  saveFile(name, new Blob([text], { type }));

/** What the server calls a file (RFC 6266): the name in any script, else the plain one. */
export function nameOf({ headers }: Response): string | undefined {
  const disposition = headers.get("content-disposition") ?? "";
  const extended = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="([^"]+)"/.exec(disposition)?.[1];
}
