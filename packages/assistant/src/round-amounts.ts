/** Up to the next amount with two figures that count: 46,300 -> 47,000. */
export const roundedUp = (amount: number): number =>
  Math.ceil(amount / stepOf(amount)) * stepOf(amount);

/** Down to two figures that count: 38,400 -> 38,000. */
export const roundedDown = (amount: number): number =>
  Math.floor(amount / stepOf(amount)) * stepOf(amount);

const stepOf = (amount: number): number =>
  10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - 1);
