import type { ScriptedTurn } from "../expectations.ts";
import type { Language } from "@propertyvr/vocabulary";

/** "key": a program with the partner's key. "partner": the same agency, signed in. */
export type Who = "key" | "partner" | "seeker";

/** A request over HTTP and what its answer must hold. "{name}" in it stands for what an earlier step kept. */
export interface Call {
  readonly who: Who;
  readonly call: `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /api/${string}`;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** One of these; 200, 201 and 204 where it is left out. */
  readonly status?: readonly number[];
  /** Members that the answer must hold so; of a list, one of its items must. */
  readonly holds?: object;
  /** How many items stand under a name. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly says?: readonly RegExp[];
  readonly neverSays?: readonly RegExp[];
  /** What to keep for later steps, by the way to it: { home: "property.id" }. */
  readonly keep?: Readonly<Record<string, string>>;
}

/** A turn of the seeker's chat. */
export type SeekerTurn = ScriptedTurn & { readonly who: "seeker" };

export type PartnerStep = Call | SeekerTurn;

/** An agency's everyday work, and what a seeker finds because of it. */
export interface PartnerDay {
  readonly id: string;
  /** Of the seeker's interface, and of the partner's texts. */
  readonly language: Language;
  /** "stock": homes come, change and go by key. "desk": the same by hand, signed in. "enquiries": people who ask. */
  readonly about: "stock" | "desk" | "enquiries";
  /** Rests on a path of `paths.ts` that need not be served yet: played with `--ahead` only. */
  readonly isAhead?: true;
  readonly steps: readonly PartnerStep[];
}
