import { type Fact, UNREAD } from "./fact.ts";
import { isLatin, type WordList } from "./lexicon.ts";
import type { SourceText } from "./source.ts";

/** What a mistyped word may have been. */
export interface Typos {
  /** The known words that a word becomes by leaving out one letter, or none. */
  readonly byDeletion: ReadonlyMap<string, readonly string[]>;
  /** Real words that only look like a typo of one of ours. */
  readonly stops: ReadonlySet<string>;
}

/** Shorter words have too many neighbours. Letters. */
const SHORTEST = 5;
/** From here on a wrong letter is forgiven too; below only letters left out, doubled or swapped. */
const LONG = 7;
/** Unknown words looked at in one message: nobody mistypes more. */
const LOOKED_AT = 40;

export function buildTypos(lists: readonly WordList[], stops: ReadonlySet<string>): Typos {
  const byDeletion = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { kind, words } of lists)
    for (const token of words
      .flatMap((word) => word.match(/[a-z]+/g) ?? [])
      .flatMap(plural(kind))) {
      if (token.length < SHORTEST - 1 || seen.has(token)) continue;
      seen.add(token);
      for (const key of deletions(token)) {
        const known = byDeletion.get(key);
        if (known === undefined) byDeletion.set(key, [token]);
        else known.push(token);
      }
    }
  return { byDeletion, stops };
}

/** Things are mistyped in the plural too. */
const THINGS = new Set(["type", "amenity", "unit", "nearNoun"]);
const plural =
  (kind: string) =>
  (token: string): readonly string[] =>
    token.length < SHORTEST || !THINGS.has(kind) || /[sy]$/.test(token)
      ? [token]
      : [token, `${token}s`];

/**
 * The text with the words corrected that nothing read and that are one typo
 * away from a word of ours; undefined where there are none. Offsets still lead
 * to the text as sent.
 */
export function withoutTypos(
  source: SourceText,
  words: readonly Fact[],
  typos: () => Typos,
): SourceText | undefined {
  const mended = words
    .filter((fact) => fact.kind === UNREAD && isLatin(source.text.charCodeAt(fact.start)))
    .slice(0, LOOKED_AT)
    .flatMap(({ start, end }) => {
      const meant = meantBy(source.text.slice(start, end), typos());
      return meant === undefined || isNameLike(source, start) ? [] : [{ start, end, meant }];
    });
  if (mended.length === 0) return undefined;
  let text = "";
  const at: number[] = [];
  let from = 0;
  for (const { start, end, meant } of mended) {
    text += source.text.slice(from, start) + meant;
    at.push(...source.at.slice(from, start));
    for (let i = 0; i < meant.length; i++)
      at.push(source.at[Math.min(start + i, end - 1)] as number);
    from = end;
  }
  return {
    original: source.original,
    text: text + source.text.slice(from),
    at: [...at, ...source.at.slice(from)],
  };
}

/** The word of ours that was meant, if there is one. */
export function meantBy(word: string, { byDeletion, stops }: Typos): string | undefined {
  if (word.length < SHORTEST - 1 || !/^[a-z]+$/.test(word) || stops.has(word)) return undefined;
  if (byDeletion.get(word)?.includes(word) === true) return undefined;
  for (const key of deletions(word))
    for (const token of byDeletion.get(key) ?? []) if (isTypo(word, token)) return token;
  return undefined;
}

/** A capital inside a sentence of small letters begins a name, and a name is no typo. */
function isNameLike({ original, at }: SourceText, start: number): boolean {
  const from = at[start] ?? 0;
  if (!/^\p{Lu}\p{Ll}/u.test(original.slice(from, from + 2))) return false;
  if (!/[\p{L}\d,][^\p{L}]*$/u.test(original.slice(0, from))) return false;
  const words = original.match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 < words.length;
}

function* deletions(word: string): Generator<string> {
  yield word;
  for (let i = 0; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1);
}

/** One letter missing, added, changed, or two neighbours swapped; the first letter is never wrong. */
function isTypo(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || typed === meant) return false;
  let i = 0;
  while (i < typed.length && typed[i] === meant[i]) i++;
  const [typedRest, meantRest] = [typed.slice(i), meant.slice(i)];
  if (typed.length > meant.length)
    return (
      typedRest.slice(1) === meantRest && (meant.length >= SHORTEST || typed[i] === typed[i - 1])
    );
  if (meant.length < SHORTEST) return false;
  if (typed.length < meant.length)
    return (
      typedRest === meantRest.slice(1) &&
      (typed.length >= SHORTEST || meantRest[0] === meant[i - 1])
    );
  if (typed.length < SHORTEST) return false;
  if (typedRest.slice(1) === meantRest.slice(1)) return typed.length >= LONG;
  return (
    typedRest[0] === meantRest[1] &&
    typedRest[1] === meantRest[0] &&
    typedRest.slice(2) === meantRest.slice(2)
  );
}
