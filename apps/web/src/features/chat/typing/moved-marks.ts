import type { Mark } from "./protocol.ts";

/**
 * The marks of a text on what it has become: those before and behind the change stay with
 * their words, those it cut into are gone until the new text is read.
 */
export function movedMarks(marks: readonly Mark[], before: string, after: string): readonly Mark[] {
  if (before === after) return marks;
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before.charCodeAt(same) === after.charCodeAt(same)) same++;
  let sameBehind = 0;
  while (
    sameBehind < shorter - same &&
    before.charCodeAt(before.length - 1 - sameBehind) ===
      after.charCodeAt(after.length - 1 - sameBehind)
  )
    sameBehind++;
  const changeEnd = before.length - sameBehind;
  const shift = after.length - before.length;
  return marks.flatMap((mark) => {
    if (mark.end <= same) return [mark];
    return mark.start >= changeEnd
      ? [{ ...mark, start: mark.start + shift, end: mark.end + shift }]
      : [];
  });
}
