/**
 * Which window for partners stands open is part of the address, so that other pages can lead to it
 * and the way back closes it: `/?open=api-keys`, `/?open=new-api-key`, `/?open=upload`.
 */
const WINDOWS = ["api-keys", "new-api-key", "upload"] as const;
export type WindowName = (typeof WINDOWS)[number];

export const windowNameOf = (value: unknown): WindowName | undefined =>
  WINDOWS.find((each) => each === value);
