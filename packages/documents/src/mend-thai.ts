/**
 * Thai as it should be written, from text that was taken out of a PDF: glyphs that fonts draw in
 * another place (private use area, U+F700 to F71A) are the marks they stand for, sara am is one letter,
 * and a tone stands behind the vowel above or below it.
 */
export function mendThai(text: string): string {
  if (!/[\u0e00-\u0e7f\uf700-\uf71a]/.test(text)) return text;
  return (
    text
      .replace(/[\uf700-\uf71a]/g, (glyph) => GLYPHS[glyph.charCodeAt(0) - 0xf700] ?? glyph)
      // A font whose one glyph was taken for a whole sara am leaves its second half behind.
      .replace(/[\u0e48-\u0e4b]?\u0e33([\u0e48-\u0e4b]?)\u0e32/g, "$1\u0e33")
      .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, "$1\u0e33")
      .replace(/([\u0e48-\u0e4b])\u0e4d\u0e32/g, "$1\u0e33")
      .replace(/\u0e33([\u0e48-\u0e4b])/g, "$1\u0e33")
      .replace(/([\u0e47-\u0e4e])([\u0e31\u0e34-\u0e3a])/g, "$2$1")
      .replace(/([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\1+/g, "$1")
      .replace(/\u0e40\u0e40/g, "\u0e41")
  );
}

/** What each glyph of U+F700 and on stands for: marks moved to the left or down, letters without their foot. */
const GLYPHS =
  "\u0e10\u0e34\u0e35\u0e36\u0e37\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e0d\u0e31\u0e4d\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e38\u0e39\u0e3a";
