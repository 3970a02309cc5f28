import type { en } from './en.ts';

/** Messages of cards that load by themselves, in French. */
export const fr: Record<keyof typeof en, string> = {
  tryAgain: 'Réessayer',
  cardFailed: 'Impossible de charger cette partie',
  cardLoading: 'Chargement : {title}',
};
