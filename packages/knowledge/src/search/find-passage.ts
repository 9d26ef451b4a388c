import type { Article, ArticlePoint } from "../articles/article.ts";
import { ARTICLES } from "../articles/articles.ts";
import { CONCEPTS, type Concept } from "./concepts.ts";
import { OUTSIDE, OUTSIDE_TOGETHER, type Adviser, type OutsideMatter } from "./outside.ts";
import { PASSAGE_RULES, type PassageRule } from "./passages.ts";

/** The passage of the guide that answers; a null point is the article's summary. */
export interface GuidePassage {
  readonly article: Article;
  readonly point: ArticlePoint | null;
}

export type FoundPassage =
  | { readonly kind: "passage"; readonly passage: GuidePassage }
  /** The question rests on a figure that cannot be: it is said in its words, "-5 years". */
  | { readonly kind: "impossible"; readonly figure: string }
  /** No article tells it; the adviser does. A known matter is one that the guide leaves to them. */
  | { readonly kind: "unknown"; readonly asks: Adviser; readonly isKnownMatter: boolean };

/** What was found last: a turn asks twice, to decide that the guide answers and then to answer. */
let last: { readonly question: string; readonly answered: FoundPassage } | undefined;

/**
 * The passage that answers a question in English, Thai or both. It is found by what the question
 * speaks of: a matter that no article tells makes the answer unknown, whatever else is said.
 */
export function findPassage(question: string): FoundPassage {
  if (last?.question !== question) last = { question, answered: passageFor(question) };
  return last.answered;
}

function passageFor(question: string): FoundPassage {
  const impossible = IMPOSSIBLE.exec(question);
  if (impossible !== null) return { kind: "impossible", figure: impossible[0] };
  const section = sectionNamed(question);
  if (section !== null) {
    const passage = passageOfSection(section);
    return passage === null
      ? { kind: "unknown", asks: "lawyer", isKnownMatter: true }
      : { kind: "passage", passage };
  }
  const said = spokenOf(question);
  const concepts = new Set(keysOf(CONCEPTS).filter((concept) => isSaid(CONCEPTS[concept], said)));
  const outside = outsideIn(said, concepts);
  const [best] = PASSAGE_RULES.filter((rule) => holds(rule, concepts, outside)).toSorted(
    (a, b) => weightOf(b, concepts) - weightOf(a, concepts),
  );
  const passage = best === undefined ? null : passageOf(best);
  if (passage !== null) return { kind: "passage", passage };
  const [matter] = outside;
  return { kind: "unknown", asks: askedOf(matter, concepts), isKnownMatter: matter !== undefined };
}

/** The matters that are spoken of and left to others, by a phrase or by what is said together. */
function outsideIn(
  said: SearchableQuestion,
  concepts: ReadonlySet<Concept>,
): readonly OutsideMatter[] {
  const together = OUTSIDE_TOGETHER.filter(
    ({ needs, unless }) =>
      needs.every((concept) => concepts.has(concept)) &&
      !unless.some((concept) => concepts.has(concept)),
  ).map(({ matter }) => matter);
  return keysOf(OUTSIDE).filter(
    (matter) => together.includes(matter) || isSaid(OUTSIDE[matter], said),
  );
}

/** A time, a share or an area below zero; "1-5 years" is a range. */
const IMPOSSIBLE =
  /(?<![\d๐-๙]\s?)[-−]\d[\d,.]*\s?(?:years?|months?|days?|%|per cent|percent|rai|sqm|square met(?:re|er)s?|ปี|เดือน|วัน|เปอร์เซ็นต์|ไร่|ตารางเมตร|ตร\.ม\.)/i;

const SECTION = /(?:\b(?:section|article|clause)\s+|มาตรา\s*)([\d๐-๙]+)(?![\d๐-๙])/gi;

/** The number of the section of a law that a text names ("section 540", "มาตรา ๕๔๐"): it is no price. */
export const sectionNamed = (text: string): string | null => sectionsNamed(text)[0] ?? null;

const sectionsNamed = (text: string): readonly string[] =>
  [...text.matchAll(SECTION)].map(([, digits = ""]) =>
    digits.replaceAll(/[๐-๙]/g, (each) => String(each.charCodeAt(0) - "๐".charCodeAt(0))),
  );

/** The point that names this section; null where none does, whatever else the question speaks of. */
function passageOfSection(section: string): GuidePassage | null {
  const points = ARTICLES.flatMap((article) =>
    article.sections.flatMap((part) => part.points.map((point) => ({ article, point }))),
  );
  return points.find(({ point }) => sectionsNamed(point.says.en).includes(section)) ?? null;
}

/** The point of an article by its key; null for the summary, undefined where there is none. */
export function pointOf(article: Article, key: string | null): ArticlePoint | null | undefined {
  if (key === null) return null;
  return article.sections.flatMap(({ points }) => points).find((point) => point.key === key);
}

const askedOf = (matter: OutsideMatter | undefined, concepts: ReadonlySet<Concept>): Adviser =>
  matter !== undefined
    ? OUTSIDE[matter].asks
    : concepts.has("visa")
      ? "immigration"
      : concepts.has("loan") || concepts.has("mortgage")
        ? "bank"
        : "lawyer";

function passageOf({ slug, key }: PassageRule): GuidePassage | null {
  const article = ARTICLES.find((each) => each.slug === slug);
  const point = article && pointOf(article, key);
  return article === undefined || point === undefined ? null : { article, point };
}

const holds = (
  { needs, covers }: PassageRule,
  concepts: ReadonlySet<Concept>,
  outside: readonly OutsideMatter[],
): boolean =>
  needs.every((group) => group.some((concept) => concepts.has(concept))) &&
  outside.every((matter) => covers.includes(matter));

const weightOf = ({ needs, likes }: PassageRule, concepts: ReadonlySet<Concept>): number =>
  3 * needs.length + likes.filter((concept) => concepts.has(concept)).length;

/** A question as whole English words, and without any space for Thai. */
interface SearchableQuestion {
  readonly words: string;
  readonly squeezed: string;
}

interface Phrases {
  readonly en: string;
  readonly th: string;
}

const spokenOf = (text: string): SearchableQuestion => ({
  words: ` ${stemmed(text)} `,
  squeezed: squeeze(text),
});

function isSaid({ en, th }: Phrases, { words, squeezed }: SearchableQuestion): boolean {
  return (
    partsOf(en).some((phrase) => words.includes(` ${stemmed(phrase)} `)) ||
    partsOf(th).some((phrase) => squeezed.includes(squeeze(phrase)))
  );
}

const partsOf = (phrases: string): readonly string[] =>
  phrases.split("|").map((each) => each.trim());

/** Lower case, each word without the ending of its plural. */
const stemmed = (text: string): string =>
  (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[a-z]+\d*|\d+(?:[.+]\d+)*%?/g) ?? []
  )
    .map((word) =>
      word
        .replace(/(?<=[a-z]{2})ies$/, "y")
        .replace(/(?<=(?:x|ss|sh|ch))es$/, "")
        .replace(/(?<=[a-z]{2}[^su])s$/, ""),
    )
    .join(" ");

const squeeze = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s.,?!()“”"'/-]/g, "");

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key));
