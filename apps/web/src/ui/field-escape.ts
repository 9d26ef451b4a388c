/**
 * A field with suggestions keeps Escape for itself while something stands in it, and so does what
 * has a use of its own for it.
 */
export function leaveEscapeToField(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const isField = target instanceof HTMLInputElement && target.getAttribute("role") === "combobox";
  if ((isField && target.value !== "") || target.closest("[data-own-escape]"))
    event.preventDefault();
}
