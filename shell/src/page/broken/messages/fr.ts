import type { en } from './en.ts';

/** What a page says that could not be filled, in French. */
export const fr: Record<keyof typeof en, string> = {
  brokenTitle: 'Un problème est survenu de notre côté',
  brokenText: 'Vous n’y êtes pour rien. Réessayez dans un instant.',
  awayTitle: 'Cette page n’est pas disponible pour le moment',
  awayText: 'Une partie du site ne répond pas en ce moment. Réessayez dans quelques secondes.',
  reference: 'Si cela se répète, donnez-nous ce numéro : {reference}',
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
};
