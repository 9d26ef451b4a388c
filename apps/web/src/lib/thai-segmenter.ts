const made = new Map<string, Intl.Segmenter>();

/**
 * Splits Thai, which is written without spaces. Made when it is first asked for: a phone needs some 10 ms for
 * it, which the first screen would wait for.
 * @returns null in a browser that cannot split
 */
export function thaiSegmenter(granularity: "word" | "grapheme"): Intl.Segmenter | null {
  if (!("Segmenter" in Intl)) return null;
  const segmenter = made.get(granularity) ?? new Intl.Segmenter("th", { granularity });
  made.set(granularity, segmenter);
  return segmenter;
}
