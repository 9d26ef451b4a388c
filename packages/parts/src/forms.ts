import type { Language } from "@propertyvr/vocabulary";
import type { Part, PartOf, PartType } from "./index.ts";

/** One way to tell each kind of part; a kind that is left out does not compile. */
export type Forms<Setting extends readonly unknown[]> = {
  readonly [Type in PartType]: (part: PartOf[Type], ...setting: Setting) => string;
};

/** What speaks no language of its own is told in that of the answer's prose. */
export const languageOfAnswer = (parts: readonly Part[]): Language =>
  parts.find((part) => part.type === "text")?.language ?? "en";

/** Of a part that a newer version wrote: its text if it has one. */
export const textOfUnknown = (part: object): string =>
  "text" in part && typeof part.text === "string" ? part.text : "";

/** Of every kind of part there is one version so far; what a newer one holds is not known. */
const VERSION = 1;

/** Whether a part is of a kind, and of the version of it, that these forms can tell. */
export const isTellable = (
  forms: object,
  { type, version }: { readonly type: string; readonly version: number },
): boolean => Object.hasOwn(forms, type) && version === VERSION;
