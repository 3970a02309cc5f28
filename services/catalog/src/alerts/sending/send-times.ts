import type { AlertFrequency } from '@porchlight/contracts/catalog';

const hour = 8;
const monday = 1;
const dayMs = 24 * 3_600_000;
/** Delay of instant alerts, in milliseconds: changes within it are sent in one mail. */
export const batchMs = 15 * 60_000;

/** Time zone of readers who send none or an unknown one. */
export const defaultTimeZone = 'America/Toronto';
/** Returns a valid IANA time zone, the default for an unknown name. */
export function validTimeZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name ?? defaultTimeZone }).resolvedOptions().timeZone;
  } catch {
    return defaultTimeZone;
  }
}

/**
 * Returns when a reader's next mail may be sent: after 15 minutes (instant), at 8:00 (daily) or on Monday at 8:00
 * (weekly) in their time zone.
 */
export function nextSendTime(frequency: AlertFrequency, timeZone: string, now: Date): Date {
  if (frequency === 'instant') return new Date(now.getTime() + batchMs);
  const today = toZonedTime(now, timeZone);
  for (let days = 0; ; days += 1) {
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day + days));
    const sendTime = sendTimeOn(day, timeZone);
    if (sendTime > now && (frequency === 'daily' || day.getUTCDay() === monday)) return sendTime;
  }
}

function toZonedTime(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    year: Number(part('year')),
    month: Number(part('month')),
    day: Number(part('day')),
    utc: Date.UTC(
      Number(part('year')),
      Number(part('month')) - 1,
      Number(part('day')),
      Number(part('hour')),
      Number(part('minute')),
      Number(part('second')),
    ),
  };
}

/**
 * Returns 8:00 of a day in the reader's time zone. The UTC offset is read again at the computed time, because the clock
 * may change during the night before.
 */
function sendTimeOn(day: Date, timeZone: string): Date {
  const wallTime = day.getTime() + hour * 3_600_000;
  const first = wallTime - utcOffsetMs(new Date(wallTime), timeZone);
  return new Date(wallTime - utcOffsetMs(new Date(first), timeZone));
}
const utcOffsetMs = (at: Date, timeZone: string): number =>
  Math.round((toZonedTime(at, timeZone).utc - at.getTime()) / 60_000) * 60_000;

/** Returns the time 24 hours earlier: the start of the window of the daily mail limit. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);
