/** Thai digits as Arabic ones, sign for sign, so that places in the text stay. */
export const arabicDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - "๐".charCodeAt(0)));
