/** What became of a text on its way: characters that are missing, and characters that came too often. */
export interface Damage {
  readonly lost: number;
  readonly doubled: number;
}

/**
 * Holds a text against what it should be. With `mayEnd` it may stop early (a reply that was cut
 * short), so that only what differs counts. A text that goes on differently after some point has
 * lost the rest of what was meant, and has too much of what stands there instead.
 */
export function compareTexts(actual: string, expected: string, mayEnd = false): Damage {
  let same = 0;
  while (same < actual.length && same < expected.length && actual[same] === expected[same])
    same += 1;
  const isPrefix = same === actual.length;
  return {
    lost: isPrefix && mayEnd ? 0 : expected.length - same,
    doubled: actual.length - same,
  };
}

/** The proof proves nothing if it cannot fail: these must count. */
export function checkThatDamageCounts(): void {
  const wrong = [
    compareTexts("I found 3", "I found 3 homes").lost === 6,
    compareTexts("I found found 3", "I found 3").doubled > 0,
    compareTexts("I und 3", "I found 3", true).lost > 0,
    compareTexts("I found", "I found 3", true).lost === 0,
  ];
  if (wrong.includes(false)) throw new Error("the comparison does not see damage");
}
