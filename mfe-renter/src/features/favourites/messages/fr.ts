import type { en } from './en.ts';

/** The favourites of a renter in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Mes favoris',
  tryAgain: 'Réessayer',
  loading: 'Chargement de vos favoris',
  failed: 'Nous n’avons pas pu charger vos logements. Vérifiez votre connexion et réessayez.',
  restFailed: 'Nous n’avons pas pu charger tous vos logements. Vérifiez votre connexion et réessayez.',
  back: 'Retour à mes favoris',
};
