import type { Part } from "@propertyvr/vocabulary";

/** The name of a kind of answer part. */
export type PartType = Part["type"];
