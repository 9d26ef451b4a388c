/** The calendar day in Thailand, seven hours ahead of UTC the year round. */
export const thaiDay = (at: Date): string =>
  new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
