/**
 * Which window for partners stands open is part of the address, so that other pages can lead to it
 * and the way back closes it: `/?open=api-keys`, `/?open=new-api-key`, `/?open=upload`.
 */
const WINDOWS = ["api-keys", "new-api-key", "upload"] as const;
export type WindowName = (typeof WINDOWS)[number];

export const windowNameOf = (value: unknown): WindowName | undefined =>
  WINDOWS.find((each) => each === value);

/** What is looked at beside a chat: a home, or an article of the guide as "slug" or "slug#rule". */
export interface Beside {
  readonly kind: "home" | "guide";
  readonly id: string;
}

/** It is part of the chat's address as well: `/chats/c1?home=p1`, `/chats/c1?guide=title-deeds`. */
export function besideOf(search: { home?: unknown; guide?: unknown }): Beside | undefined {
  const { home, guide } = search;
  if (typeof home === "number") return { kind: "home", id: String(home) };
  if (typeof home === "string" && home !== "") return { kind: "home", id: home };
  return typeof guide === "string" && guide !== "" ? { kind: "guide", id: guide } : undefined;
}

export const isSameBeside = (one: Beside | undefined, other: Beside | undefined): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;

/** As the router writes it: digits stand in an address as a number, or else in quotation marks. */
export const besideInSearch = ({ kind, id }: Beside): { home?: string | number; guide?: string } =>
  kind === "guide" ? { guide: id } : { home: String(Number(id)) === id ? Number(id) : id };

const ASK_MAX = 200;

/** Words that another page puts into the box of a new chat; nothing is sent by them: `/?ask=...`. */
export const askOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.slice(0, ASK_MAX) : undefined;
