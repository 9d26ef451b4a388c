/** One word or sign of a number, in the order they are said. */
export type Numeral =
  /** Written in figures: "32,000"; `apart` is another way to take it ("32.000"). */
  | {
      readonly kind: "figures";
      readonly n: number;
      readonly apart?: number;
      readonly digits?: string;
    }
  /** 0 to 99 as one word. */
  | { readonly kind: "word"; readonly n: number }
  | { readonly kind: "scale"; readonly n: number }
  | { readonly kind: "half" }
  | { readonly kind: "point" };

export type Counting = "en" | "th";

/**
 * The numbers that a row of numerals may say. A last digit behind a Thai power may count in the next
 * lower place ("หมื่นห้า"); neighbouring figures may be one number that was written apart.
 */
export function valuesOf(row: readonly Numeral[], counting: Counting): readonly number[] {
  const whole = withDecimals(row);
  const values = [sum(whole, counting), ...elliptic(whole)];
  const written = whole.flatMap((each) =>
    each.kind === "figures" && each.apart !== undefined ? [each] : [],
  );
  const [only] = written;
  if (only?.apart !== undefined && written.length === 1) {
    const other = whole.map((each) =>
      each === only ? ({ kind: "figures", n: only.apart ?? only.n } as const) : each,
    );
    values.push(sum(other, counting));
  }
  return [...new Set(values.map(rounded))];
}

const rounded = (n: number): number => Math.round(n * 1e6) / 1e6;

/** "Three point two five": the digits behind the point become decimals of the number before it. */
function withDecimals(row: readonly Numeral[]): readonly Numeral[] {
  const at = row.findIndex(({ kind }) => kind === "point");
  if (at < 0) return row;
  const before = row[at - 1];
  const behind = row.slice(at + 1);
  const until = behind.findIndex((each) => each.kind !== "word" || each.n > 9);
  const digits = until < 0 ? behind : behind.slice(0, until);
  const rest = behind.slice(digits.length);
  if (before === undefined || !("n" in before) || digits.length === 0)
    return [...row.slice(0, at), ...behind];
  const decimals = digits.map((each) => ("n" in each ? String(each.n) : "")).join("");
  const n = before.n + Number(`0.${decimals}`);
  return [...row.slice(0, at - 1), { kind: "figures", n }, ...rest];
}

function sum(row: readonly Numeral[], counting: Counting): number {
  let millions = 0;
  let total = 0;
  let current: number | null = null;
  let lastScale = 1;
  for (const each of row) {
    if (each.kind === "point") continue;
    if (each.kind === "half") {
      if (current === null && lastScale > 1) total += lastScale / 2;
      else current = (current ?? 0) + 0.5;
    } else if (each.kind !== "scale") {
      current = current === null ? each.n : beside(current, each);
    } else if (each.n === 100 && counting === "en") {
      current = (current ?? 1) * 100;
      lastScale = 100;
    } else if (each.n >= 1_000_000) {
      const counted: number = total + (current ?? (total > 0 ? 0 : 1));
      millions += counted * each.n;
      total = 0;
      current = null;
      lastScale = each.n;
    } else {
      total += (current ?? 1) * each.n;
      current = null;
      lastScale = each.n;
    }
  }
  return millions + total + (current ?? 0);
}

/** "Thirty five" adds up, "twenty twenty-six" and "eight one two" stand beside each other. */
function beside(
  current: number,
  { n, digits }: { readonly n: number; readonly digits?: string },
): number {
  if (digits !== undefined) return Number(`${String(current)}${digits}`);
  if (current % 100 === 0 && current > 0 && n < 100) return current + n;
  if (current % 10 === 0 && current % 100 >= 20 && n < 10) return current + n;
  return Number(`${String(current)}${String(n)}`);
}

/** "หมื่นห้า" is 15,000, and "สามล้านสอง" 3,200,000. */
function elliptic(row: readonly Numeral[]): readonly number[] {
  const last = row.at(-1);
  const scale = row.at(-2);
  if (last === undefined || scale?.kind !== "scale" || scale.n < 100) return [];
  if (!("n" in last) || last.kind === "scale" || last.n > 9 || last.n < 1) return [];
  return [sum(row.slice(0, -1), "th") + (last.n * scale.n) / 10];
}
