/** A calendar month in Thailand, seven hours ahead of UTC the year round, and the moment it ends. */
export interface Month {
  /** YYYY-MM */
  readonly month: string;
  readonly endsAt: Date;
}

const AHEAD_MS = 7 * 3_600_000;

/** So many months up to the one that runs, which ends now; ascending. */
export function monthsBack(now: Date, count: number): readonly Month[] {
  const here = new Date(now.getTime() + AHEAD_MS);
  const [year, month] = [here.getUTCFullYear(), here.getUTCMonth()];
  return Array.from({ length: count }, (_, at) => {
    const back = count - 1 - at;
    const next = Date.UTC(year, month - back + 1, 1) - AHEAD_MS;
    return {
      month: new Date(Date.UTC(year, month - back, 1)).toISOString().slice(0, 7),
      endsAt: back === 0 ? now : new Date(next),
    };
  });
}
