/** Returns an instant this many hours from now, on a full minute. */
export const inHours = (hours: number): string =>
  new Date(Math.round((Date.now() + hours * 3_600_000) / 60_000) * 60_000).toISOString();
