const minuteMs = 60_000;

/** Returns an instant as the value of an input of the type `datetime-local`, in a time zone. */
export const toWallTime = (at: Date, timeZone: string): string =>
  // The format of Sweden is that of the input, with a space instead of the T.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at).replace(' ', 'T');

const offsetMs = (at: Date, timeZone: string): number =>
  Date.parse(`${toWallTime(at, timeZone)}Z`) - Math.floor(at.getTime() / minuteMs) * minuteMs;

/**
 * Returns the instant of such a value in a time zone, undefined for an empty one. The offset is read again at the
 * computed time, because the clock may change during the night before.
 */
export function toInstant(wallTime: string, timeZone: string): string | undefined {
  const wall = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(wall)) return undefined;
  const first = wall - offsetMs(new Date(wall), timeZone);
  return new Date(wall - offsetMs(new Date(first), timeZone)).toISOString();
}
