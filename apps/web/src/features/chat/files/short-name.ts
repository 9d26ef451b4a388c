const LONGEST = 42;
const END = 16;
/** Signs that stand on the one before them. */
const NOT_FIRST = /^(?:\p{M}|\u0e33|[\udc00-\udfff])/u;

/** A long name with its end, which tells files apart; the middle is left out. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name;
  let begin = LONGEST - END;
  let end = name.length - END;
  while (NOT_FIRST.test(name.slice(begin, begin + 2))) begin -= 1;
  while (NOT_FIRST.test(name.slice(end, end + 2))) end -= 1;
  return `${name.slice(0, begin)}…${name.slice(end)}`;
}
