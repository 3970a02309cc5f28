import { TooLate } from '@porchlight/client';

/** Whether an error is a wait that ended: asking for the same address again would hang as well, so the page reloads. */
export const isTooLate = (error: unknown): boolean =>
  error instanceof TooLate || (error as { type?: string } | null)?.type === 'timeout';
