import type { en } from './en.ts';

/** What a page of the site says around its text, in French. */
export const fr: Record<keyof typeof en, string> = {
  blocksFailed: 'Erreur au chargement des blocs de contenu. Raison : {reason}',
  pageMoved: 'Cette page a été déplacée',
  pageMovedTo: 'Aller à la nouvelle page',
  onThisPage: 'Sur cette page',
  writeToUs: 'Écrivez-nous',
  closedTitle: 'Cette page est réservée à certains utilisateurs',
  closedToGuests: 'Connectez-vous pour la lire, si elle vous est destinée.',
  closedLogIn: 'Se connecter',
  closed: 'Elle n’est pas ouverte à votre compte.',
};
