import type { en } from './en.ts';

/** Messages of screens that belong to landlords, in French. */
export const fr: Record<keyof typeof en, string> = {
  loading: 'Chargement de la page',
  failed: 'Impossible de charger cette page',
  tryAgain: 'Réessayer',
  unverifiedTitle: 'Confirmez d’abord votre courriel',
  unverified: 'Cette page s’ouvre une fois votre courriel confirmé.',
  verify: 'Confirmer mon courriel',
  closedTitle: 'Pour les propriétaires',
  closed: 'Cette page est réservée aux comptes de propriétaires.',
};
