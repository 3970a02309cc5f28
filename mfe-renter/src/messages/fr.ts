import type { en } from './en.ts';

/** The renter area in French. */
export const fr: Record<keyof typeof en, string> = {
  profile: 'Profil',
  inquiries: 'Mes demandes',
  favourites: 'Mes favoris',
  alerts: 'Alertes courriel',
  recommended: 'Logements recommandés',
  viewed: 'Logements vus',
  map: 'Ma carte',
};
