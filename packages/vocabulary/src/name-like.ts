const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The name that is the same but for its writing ("bedRooms") or two typos away at most. */
export function nameLike<Name extends string>(
  name: string,
  names: readonly Name[],
): Name | undefined {
  const wanted = bare(name);
  if (wanted.length < 3 || wanted.length > 24) return undefined;
  let best: { readonly name: Name; readonly typos: number } | undefined;
  for (const each of names) {
    const typos = editDistance(wanted, bare(each));
    if (typos <= Math.min(2, wanted.length / 2.5) && typos < (best?.typos ?? 3))
      best = { name: each, typos };
  }
  return best?.name;
}

/** Levenshtein distance; both are short. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
