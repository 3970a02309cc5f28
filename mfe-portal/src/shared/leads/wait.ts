import type { LeadSummary } from '@porchlight/contracts/catalog';

/** Time that a renter has waited, in whole minutes, hours or days. */
export interface Wait {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
  /** Urgency: `warn` above 4 hours, `danger` above 24. */
  readonly tone: 'neutral' | 'warn' | 'danger';
}

const hour = 60;
const day = 24 * hour;
/** Waits are given in hours up to this number of minutes, then in days. */
const maxMinutesInHours = 3 * day;

function toneOf(minutes: number): Wait['tone'] {
  if (minutes > day) return 'danger';
  return minutes > 4 * hour ? 'warn' : 'neutral';
}

/** Returns the time between an instant and now. */
export function waitOf(since: string, now: Date): Wait {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000));
  const tone = toneOf(minutes);
  if (minutes < hour) return { unit: 'minutes', count: minutes, tone };
  return minutes < maxMinutesInHours
    ? { unit: 'hours', count: Math.floor(minutes / hour), tone }
    : { unit: 'days', count: Math.floor(minutes / day), tone };
}

/** Returns since when the renter of an open lead has waited; undefined for answered, archived and spam leads. */
export const waitingSinceOf = ({
  stage,
  isArchived,
  waitingSince,
}: Pick<LeadSummary, 'stage' | 'isArchived' | 'waitingSince'>): string | undefined =>
  isArchived || stage === 'spam' ? undefined : waitingSince;
