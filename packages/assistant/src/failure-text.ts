import type { Language } from "@propertyvr/vocabulary";
import { writerOf } from "./context.ts";

/** What a person reads where an answer broke off by a fault of ours. */
export const failureText = (language: Language): string => writerOf(language).failed();
