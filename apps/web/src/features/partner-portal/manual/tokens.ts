export type TokenKind = "plain" | "comment" | "text" | "word" | "number";
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

export type CodeLanguage = "curl" | "python" | "javascript" | "php" | "json";

const WORDS =
  /^(?:await|async|break|catch|class|const|continue|def|echo|else|except|exit|export|false|for|from|function|if|import|in|let|new|None|null|as|raise|return|set|shift|throw|trap|True|False|true|try|undefined|while|with)$/;
const WORD = String.raw`[A-Za-z_$][\w$-]*`;
const NUMBER = String.raw`\b\d[\d_.]*\b`;
const DOUBLE = String.raw`"(?:[^"\\]|\\[^])*"`;
const SINGLE = String.raw`'(?:[^'\\]|\\[^])*'`;

/** Comments and texts of each language, in the order in which they are tried. */
const FORMS: Readonly<Record<CodeLanguage, { comment?: string; text: string }>> = {
  // Between single quotes a shell knows no escapes; a comment begins a line or follows a blank.
  curl: {
    comment: String.raw`(?:^|(?<=\s))#[^\n]*`,
    text: String.raw`<<'JSON'\n[^]*?\nJSON|${DOUBLE}|'[^']*'`,
  },
  python: { comment: String.raw`#[^\n]*`, text: String.raw`"""[^]*?"""|${DOUBLE}|${SINGLE}` },
  javascript: {
    comment: String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`,
    text: "`(?:[^`\\\\]|\\\\[^])*`|" + DOUBLE,
  },
  php: { comment: String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`, text: `${DOUBLE}|${SINGLE}` },
  json: { text: DOUBLE },
};

const patternOf = ({ comment, text }: (typeof FORMS)[CodeLanguage]): RegExp =>
  new RegExp(
    [
      comment === undefined ? null : `(?<comment>${comment})`,
      `(?<text>${text})`,
      `(?<number>${NUMBER})`,
      `(?<word>${WORD})`,
    ]
      .filter((part) => part !== null)
      .join("|"),
    "gm",
  );

/** Code in pieces that are coloured: together they are the code, letter for letter. */
export function tokensOf(code: string, language: CodeLanguage): readonly Token[] {
  const tokens: Token[] = [];
  const add = (kind: TokenKind, text: string): void => {
    const last = tokens.at(-1);
    if (last?.kind === kind) tokens[tokens.length - 1] = { kind, text: last.text + text };
    else if (text !== "") tokens.push({ kind, text });
  };
  let at = 0;
  for (const match of code.matchAll(patternOf(FORMS[language]))) {
    add("plain", code.slice(at, match.index));
    add(kindOf(match), match[0]);
    at = match.index + match[0].length;
  }
  add("plain", code.slice(at));
  return tokens;
}

function kindOf({ 0: text, groups = {} }: RegExpMatchArray): TokenKind {
  if (groups["comment"] !== undefined) return "comment";
  if (groups["text"] !== undefined) return "text";
  if (groups["number"] !== undefined) return "number";
  return WORDS.test(text) ? "word" : "plain";
}
