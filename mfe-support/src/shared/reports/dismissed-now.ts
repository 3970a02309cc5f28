const undoMs = 6_000;

/** Reports that were dismissed just now, in the state of the address to which the decision led. */
interface DismissedNow {
  readonly dismissedId: string;
  /** Milliseconds since the Unix epoch. */
  readonly undoUntil: number;
}

/** Returns the state of an address on which the dismissal of reports can be undone for six seconds. */
export const dismissedNow = (dismissedId: string): DismissedNow => ({ dismissedId, undoUntil: Date.now() + undoMs });

/** Returns the dismissed reports of a state. */
export const dismissedIn = (state: unknown): DismissedNow | undefined =>
  typeof state === 'object' && state !== null && 'dismissedId' in state ? (state as DismissedNow) : undefined;
