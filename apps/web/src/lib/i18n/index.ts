export { readLanguage, setLanguage, startLanguage, useLanguage } from "./language.ts";
export { defineMessages, type Messages } from "./messages.ts";
export { translate, useT, type Translate } from "./use-t.ts";
export { Rich } from "./rich.tsx";
export { SpokenIn } from "./spoken-in.tsx";
