import type { AlertFrequency } from '@porchlight/contracts/catalog';

const hour = 8;
const monday = 1;
const dayMs = 24 * 3_600_000;
/** What happens within so long goes in one mail. */
export const batchMs = 15 * 60_000;

/** The zone of who tells none: most of our readers'. */
export const usualZone = 'America/Toronto';
/** A zone that can be reckoned with. */
export function knownZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name ?? usualZone }).resolvedOptions().timeZone;
  } catch {
    return usualZone;
  }
}

/** The next moment at which a reader may get mail: after 15 minutes, at 8 in the morning, or on Monday at 8, by the clock of their zone. */
export function nextSlot(frequency: AlertFrequency, timeZone: string, now: Date): Date {
  if (frequency === 'instant') return new Date(now.getTime() + batchMs);
  const today = onClock(now, timeZone);
  for (let days = 0; ; days += 1) {
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day + days));
    const slot = momentOf(day, timeZone);
    if (slot > now && (frequency === 'daily' || day.getUTCDay() === monday)) return slot;
  }
}

function onClock(at: Date, timeZone: string) {
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

/** 8 o'clock of a day where the reader is. The zone's distance from UTC is asked again at the moment found: clocks change in the night before. */
function momentOf(day: Date, timeZone: string): Date {
  const wall = day.getTime() + hour * 3_600_000;
  const first = wall - distance(new Date(wall), timeZone);
  return new Date(wall - distance(new Date(first), timeZone));
}
const distance = (at: Date, timeZone: string): number =>
  Math.round((onClock(at, timeZone).utc - at.getTime()) / 60_000) * 60_000;

/** When the day before began; a reader gets four mails in it at the most. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);
