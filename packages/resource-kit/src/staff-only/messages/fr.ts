import type { en } from './en.ts';

/** Messages of pages that need a permission, in French. */
export const fr: Record<keyof typeof en, string> = {
  loading: 'Chargement de la page',
  failed: 'Nous ne pouvons pas charger cette page',
  tryAgain: 'Réessayer',
  closedTitle: 'Vous ne pouvez pas ouvrir cette page',
  closed: 'Vous n’avez pas la permission de voir cette section.',
};
