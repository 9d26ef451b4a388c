import type { Language } from "@propertyvr/vocabulary";

/** A paragraph, or the points of a list. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
  /** Shown only where the operator named a support address; `{email}` stands for it. */
  readonly needsContact?: true;
}

/** One legal text in both languages; the sections correspond one to one. */
export interface LegalDocument {
  readonly title: string;
  readonly dated: string;
  /** When it was changed since, and what. */
  readonly changes: string;
  readonly sections: readonly LegalSection[];
}
export type LegalText = Readonly<Record<Language, LegalDocument>>;
