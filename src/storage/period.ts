/** A billing period: a calendar month in UTC, as the number of months since the year 0, so that it sorts and compares. */
export type Period = number;

/** @param instantMs milliseconds since 1970, UTC */
export function periodOf(instantMs: number): Period {
  const instant = new Date(instantMs);
  return instant.getUTCFullYear() * 12 + instant.getUTCMonth();
}

/** The first instant after the period: when its quota is renewed. */
export function endOfPeriod(period: Period): Date {
  return new Date(Date.UTC(Math.floor(period / 12), (period % 12) + 1));
}

const DAY_MS = 86_400_000;

/** Days since 1970 in UTC, by which the daily counts are kept. */
export function dayOf(instantMs: number): number {
  return Math.floor(instantMs / DAY_MS);
}

/** `2026-01-31` */
export function dayName(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
