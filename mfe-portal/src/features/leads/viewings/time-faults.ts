import { viewingLead } from '@porchlight/contracts/catalog';

/** What is wrong with a proposed time. */
export type TimeFault = 'missing' | 'tooSoon' | 'tooLate' | 'twice';

const hourMs = 3_600_000;

/** Returns the fault of each time, in their order; undefined for a valid one. */
export function timeFaults(instants: readonly (string | undefined)[], now: Date): (TimeFault | undefined)[] {
  return instants.map((instant, index) => {
    if (instant === undefined) return 'missing';
    const hours = (Date.parse(instant) - now.getTime()) / hourMs;
    if (hours < viewingLead.hours) return 'tooSoon';
    if (hours > viewingLead.days * 24) return 'tooLate';
    return instants.indexOf(instant) < index ? 'twice' : undefined;
  });
}
