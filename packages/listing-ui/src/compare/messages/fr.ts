import type { en } from './en.ts';

/** Homes side by side, in French. */
export const fr: Record<keyof typeof en, string> = {
  tryAgain: 'Réessayer',
  yourNote: 'Votre note',
  noNote: 'Aucune',
  failed:
    '{count, plural, one {Nous n’avons pas pu charger un des logements.} other {Nous n’avons pas pu charger # des logements.}}',
};
