/** Up to the next amount with two figures that count: 46,300 -> 47,000. */
export const roundedUp = (amount: number): number =>
  Math.ceil(amount / stepOf(amount)) * stepOf(amount);

/** Down to two figures that count: 38,400 -> 38,000. */
export const roundedDown = (amount: number): number =>
  Math.floor(amount / stepOf(amount)) * stepOf(amount);

/** Amounts that people name: 12,000, 25,000, 40,000, 4.5 million. */
const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9];

/** Round amounts from small to large, between two amounts, both counted in. */
export function roundAmounts(least: number, most: number): readonly number[] {
  const first = Math.floor(Math.log10(Math.max(least, 1)));
  const last = Math.floor(Math.log10(Math.max(most, 1)));
  return Array.from({ length: last - first + 1 }, (_, n) => 10 ** (first + n))
    .flatMap((unit) => ROUND.map((each) => Math.round(each * unit)))
    .filter((amount) => amount >= least && amount <= most);
}

const stepOf = (amount: number): number =>
  10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - 1);
