/** Returns the next time after `now` at the given UTC hour (0–23), for nightly jobs. */
export function nextDailyRun(hour: number, now: Date): Date {
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour));
  return today > now ? today : new Date(today.getTime() + 24 * 3_600_000);
}
