export * from "./document-text.ts";
export { collectBlocks, type BlockCollector } from "./collect-blocks.ts";
export { plainText } from "./plain-text.ts";
