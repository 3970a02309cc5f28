import type { en } from './en.ts';

/** Messages of the chart of past rents, in French. */
export const fr: Record<keyof typeof en, string> = {
  rentsOf: 'Loyers ({place}), {size}',
  rentsFailed: 'Les loyers passés ne se sont pas chargés.',
};
