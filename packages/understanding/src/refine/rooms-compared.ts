/** How many numbers of bedrooms are set side by side at most. */
const COMPARED_MOST = 4;

const NUMBERS: Readonly<Record<string, number>> = {
  studio: 0, studios: 0, one: 1, two: 2, three: 3, four: 4, five: 5,
  สตูดิโอ: 0, หนึ่ง: 1, สอง: 2, สาม: 3, สี่: 4, ห้า: 5,
}; // prettier-ignore

const ENGLISH =
  /\bstudios?\b|\b(?:(?<first>[1-9]|one|two|three|four|five)(?:(?:\s*,\s*|\s*(?:and|or|vs\.?|versus|to|with|against|compared to|compared with)\s+)(?:an?\s+)?)(?=(?:[1-9]|one|two|three|four|five)[\s-]*(?:bed|br\b|bdr)))?(?<own>[1-9]|one|two|three|four|five)[\s-]*(?:bed(?:room)?s?|brs?|bdrs?)\b/g;
const THAI =
  /สตูดิโอ|(?:(?<first>[1-9]|หนึ่ง|สอง|สาม|สี่|ห้า)\s*(?:กับ|และ|หรือ|เทียบกับ|vs)\s*)?(?<own>[1-9]|หนึ่ง|สอง|สาม|สี่|ห้า)\s*(?:ห้องนอน|นอน|เบด)/g;
/** "What does a second bedroom add to the rent?" */
const ONE_MORE = /\b(?<which>second|third|fourth|extra|another|additional)\s+bedroom\b/;
const FEWER_THAN: Readonly<Record<string, number>> = { second: 1, third: 2, fourth: 3 };

/** The numbers of bedrooms that a text in small letters names, each once; a studio has none. */
export function roomsSaid(said: string): readonly number[] {
  const more = ONE_MORE.exec(said)?.groups?.["which"];
  if (more !== undefined && /\badds?\b|\bcosts?\b|\bmore\b/.test(said)) {
    const fewer = FEWER_THAN[more] ?? 1;
    return [fewer, fewer + 1];
  }
  const found = [ENGLISH, THAI].flatMap((words) =>
    [...said.matchAll(words)].flatMap(({ 0: whole, groups }) =>
      [groups?.["first"], groups?.["own"] ?? whole].flatMap((word) => numberOf(word)),
    ),
  );
  return [...new Set(found)].toSorted((one, other) => one - other).slice(0, COMPARED_MOST);
}

function numberOf(word: string | undefined): readonly number[] {
  if (word === undefined) return [];
  const number = NUMBERS[word] ?? Number(word);
  return Number.isNaN(number) ? [] : [number];
}
