import type { en } from './en.ts';

/** Messages shown while the network is unavailable, in French. */
export const fr: Record<keyof typeof en, string> = {
  offline: 'Vous êtes hors ligne. Vos choix et les pages déjà ouvertes restent lisibles.',
  keptPage: 'Nous n’avons pas pu joindre Porchlight. Voici la page telle qu’elle était {when}.',
  tryAgain: 'Réessayer',
  offlineTitle: 'Vous êtes hors ligne',
  offlineWhy:
    'Cette page n’a pas encore été ouverte : elle n’est pas sur cet appareil. Vos choix et les pages déjà ouvertes restent lisibles.',
  awayTitle: 'Nous n’avons pas pu joindre Porchlight',
  awayWhy: 'Vérifiez votre connexion et réessayez. Vos choix et les pages déjà ouvertes restent lisibles.',
  home: 'Page d’accueil',
  myPicks: 'Mes choix',
  ways: 'Ce que vous pouvez faire',
  opened: 'Pages déjà ouvertes',
};
