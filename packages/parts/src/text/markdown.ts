import { withWholeLinks, type AddressOf } from "../words/links.ts";
import type { TextPart } from "./schema.ts";

export const markdownText = ({ text }: TextPart, addressOf: AddressOf): string =>
  withWholeLinks(text, addressOf);
