/** A field with suggestions keeps Escape for itself while something stands in it. */
export function leaveEscapeToField(event: KeyboardEvent): void {
  const { target } = event;
  const isField = target instanceof HTMLInputElement && target.getAttribute("role") === "combobox";
  if (isField && target.value !== "") event.preventDefault();
}
