export interface MoveInInput {
  readonly rentThbMonth: number;
  /** Months of rent as a deposit; two are usual. */
  readonly depositMonths: number;
  /** Months of rent in advance; one is usual. */
  readonly advanceMonths: number;
}

export interface MoveInCash {
  readonly depositThb: number;
  readonly advanceThb: number;
  readonly totalThb: number;
}

/** What a tenant pays before moving in, in baht. The deposit comes back at the end. */
export function moveInCash({
  rentThbMonth,
  depositMonths,
  advanceMonths,
}: MoveInInput): MoveInCash {
  const depositThb = rentThbMonth * depositMonths;
  const advanceThb = rentThbMonth * advanceMonths;
  return { depositThb, advanceThb, totalThb: depositThb + advanceThb };
}
