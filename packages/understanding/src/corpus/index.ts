export { type Corpus, CORPORA, positivePhrases } from "./corpora.ts";
export { everythingTried, type PhraseTrial } from "./coverage.ts";
export { type PhraseCounts, parityTable } from "./parity.ts";
