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
