/** What is found in a text, and what is said instead. */
export type Replacement =
  | readonly [found: RegExp, said: string]
  | readonly [found: RegExp, said: (whole: string, ...groups: (string | undefined)[]) => string];

/** One after the other, so that a later one meets what an earlier one wrote. */
export const replacedIn = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce(
    (said, [found, instead]) =>
      typeof instead === "string"
        ? said.replaceAll(found, instead)
        : said.replaceAll(found, (whole: string, ...groups: unknown[]) =>
            instead(whole, ...groups.map((each) => (typeof each === "string" ? each : undefined))),
          ),
    text,
  );

/** "2-1-50", rai, ngan and square wah, as they are said; what there is none of is left out. */
export function landInWords(
  [rai = "", ngan = "", wah = ""]: readonly (string | undefined)[],
  names: {
    readonly rai: string;
    readonly ngan: string;
    readonly wah: string;
    readonly between: string;
  },
): string {
  const parts = [
    [rai, names.rai],
    [ngan, names.ngan],
    [wah, names.wah],
  ] as const;
  const told = parts.filter(([figure]) => Number(figure) > 0);
  return (told.length === 0 ? parts.slice(0, 1) : told)
    .map(([figure, name]) => `${figure}${name}`)
    .join(names.between);
}
