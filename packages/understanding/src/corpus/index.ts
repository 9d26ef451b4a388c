export { type Corpus, CORPORA, positivePhrases } from "./corpora.ts";
export { everythingTried, type Tried } from "./coverage.ts";
export { type Counts, parityTable } from "./parity.ts";
