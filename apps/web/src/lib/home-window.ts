import type { Language, Localised } from "@propertyvr/vocabulary";
import { createStore, useStore } from "./store.ts";

/** What a person wants to do about one home, asked for from a card, a page or an answer. */
export interface HomeAsked {
  readonly about: "enquiry" | "report";
  readonly home: { readonly id: string; readonly title: Localised };
  /** When the person would come, where that was said already. */
  readonly preferredTime?: string | null;
}

/** A card or a page as the window names it. */
export const askedHome = (home: {
  readonly id: string;
  readonly title: string;
  readonly title_language: Language;
}): HomeAsked["home"] => ({
  id: home.id,
  title: { text: home.title, language: home.title_language },
});

const store = createStore<HomeAsked | null>(null);

/** Opens the window over the page; the page draws it. */
export const openHomeWindow = (asked: HomeAsked): void => store.write(asked);
export const closeHomeWindow = (): void => store.write(null);
export const useHomeWindow = (): HomeAsked | null => useStore(store);
