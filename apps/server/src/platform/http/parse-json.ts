/** Arrays and objects within one another; the deepest that any route takes has less than ten levels. */
export const JSON_LEVELS_MAX = 64;

/** JSON that nests deeper than anything that is meant. */
export class TooDeep extends Error {
  constructor() {
    super(`nested deeper than ${JSON_LEVELS_MAX} levels`);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Reads JSON from outside. Its depth is counted before anything else reads it, one step a letter, so
 * that whatever walks the value afterwards may rely on it.
 * @throws TooDeep, or a SyntaxError where it is no JSON
 */
export const parseJson = (text: string): unknown => {
  if (nestsTooDeep(text)) throw new TooDeep();
  return JSON.parse(text);
};

const nestsTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (isInText) {
      if (letter === BACKSLASH) at += 1;
      else if (letter === QUOTE) isInText = false;
    } else if (letter === QUOTE) isInText = true;
    else if (letter === OPEN_LIST || letter === OPEN_OBJECT) {
      depth += 1;
      if (depth > JSON_LEVELS_MAX) return true;
    } else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) depth -= 1;
  }
  return false;
};

/** Why a text could not be read, for the sentence "The body is ...", and the same in Thai. */
export const unreadableReason = (error: unknown): { readonly en: string; readonly th: string } => {
  if (error instanceof TooDeep)
    return { en: error.message, th: `ซ้อนกันลึกเกิน ${String(JSON_LEVELS_MAX)} ระดับ` };
  return error instanceof SyntaxError
    ? { en: "not valid JSON", th: "ไม่ใช่ JSON ที่ถูกต้อง" }
    : { en: "not valid UTF-8", th: "ไม่ใช่ UTF-8 ที่ถูกต้อง" };
};
