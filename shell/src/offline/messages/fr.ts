import type { en } from './en.ts';

/** Messages shown while the network is unavailable, in French. */
export const fr: Record<keyof typeof en, string> = {
  offline: 'Vous êtes hors ligne. Mes choix et les pages déjà ouvertes restent accessibles.',
  keptPage: 'Porchlight ne répond pas. Voici une copie de la page ({when}).',
  tryAgain: 'Réessayer',
  offlineTitle: 'Vous êtes hors ligne',
  offlineWhy:
    'Vous n’avez pas encore ouvert cette page : il n’y en a pas de copie sur cet appareil. Mes choix et les pages déjà ouvertes restent accessibles.',
  awayTitle: 'Porchlight ne répond pas',
  awayWhy: 'Vérifiez votre connexion et réessayez. Mes choix et les pages déjà ouvertes restent accessibles.',
  home: 'Page d’accueil',
  myPicks: 'Mes choix',
  ways: 'Ce que vous pouvez faire',
  opened: 'Pages déjà ouvertes',
};
