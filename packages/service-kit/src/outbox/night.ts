/** The next time that an hour (0–23, UTC) strikes: work of the night waits for it. */
export function nextNight(hour: number, now: Date): Date {
  const night = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour));
  return night > now ? night : new Date(night.getTime() + 24 * 3_600_000);
}
