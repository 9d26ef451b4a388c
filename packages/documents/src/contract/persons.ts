/** Stands for a number that is nobody's business. */
const HIDDEN = "•••";

/** Identity cards, passports, accounts and telephones: numbers that a passage is told without. */
const NUMBERS = [
  /(?<![\d,])[\d๐-๙](?:[ -]?[\d๐-๙]){12}(?!\d)/gu,
  /(?<![\d,.])(?:\+?66|[0๐])(?:[ -]?[\d๐-๙]){8,9}(?![\d,])/gu,
  /(?<=(?:passport|identity card|id card|account|บัตรประ(?:จำตัว)?ประชาชน|หนังสือเดินทาง|พาสปอร์ต|บัญชี)[^.;\n]{0,30}?)\b[A-Z]{0,2}[\d๐-๙](?:-?[\d๐-๙]){5,14}\b/giu,
] as const;

/** A text without the numbers of persons in it. */
export const withoutNumbersOfPersons = (text: string): string =>
  NUMBERS.reduce((left, pattern) => left.replace(pattern, HIDDEN), text);
