export * from "./document-text.ts";
export { collectBlocks, type BlockCollector } from "./collect-blocks.ts";
export { mendThai } from "./mend-thai.ts";
export { layOutPage, type PlacedText } from "./page-layout.ts";
export { plainText } from "./plain-text.ts";
export { textBlocks } from "./text-blocks.ts";
