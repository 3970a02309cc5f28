import type { en } from './en.ts';

/** Messages around the pages of consoles and renters, in French. */
export const fr: Record<keyof typeof en, string> = {
  more: 'Plus',
  consoleMenu: 'Pages de la console',
  consoleMainPages: 'Pages principales',
  viewSite: 'Voir le site',
  palette: 'Trouver une page, un utilisateur, une annonce ou une commande',
  paletteFailed: 'La recherche n’a pas pu s’ouvrir. Vérifiez votre connexion et réessayez.',
  findHome: 'Trouver un logement',
  renterTabs: 'Vos pages',
  tabProfile: 'Profil',
  tabInquiries: 'Demandes',
  tabFavourites: 'Favoris',
  tabRecommended: 'Recommandés',
  tabViewed: 'Consultés',
  tabMap: 'Carte',
  tabAlerts: 'Alertes',
};
