/**
 * Which window of this feature stands open is part of the address, so that other pages can lead to
 * it and the way back closes it: `/?open=api-keys`, `/?open=new-api-key`.
 */
export const KEY_DIALOGS = ["api-keys", "new-api-key"] as const;
export type KeyDialog = (typeof KEY_DIALOGS)[number];

export const keyDialogOf = (value: unknown): KeyDialog | undefined =>
  KEY_DIALOGS.find((each) => each === value);
