/**
 * Which window for partners stands open is part of the address, so that other pages can lead to it
 * and the way back closes it: `/?open=api-keys`, `/?open=new-api-key`, `/?open=upload`.
 */
const WINDOWS = ["api-keys", "new-api-key", "upload"] as const;
export type WindowName = (typeof WINDOWS)[number];

export const windowNameOf = (value: unknown): WindowName | undefined =>
  WINDOWS.find((each) => each === value);

/** The home that is looked at beside a chat is part of its address as well: `/chats/c1?home=p1`. */
export function homeBesideOf(search: object): string | undefined {
  const home = "home" in search ? search.home : undefined;
  if (typeof home === "number") return String(home);
  return typeof home === "string" && home !== "" ? home : undefined;
}

/** As the router writes it: digits stand in an address as a number, or else in quotation marks. */
export const homeInSearch = (id: string): string | number =>
  String(Number(id)) === id ? Number(id) : id;
