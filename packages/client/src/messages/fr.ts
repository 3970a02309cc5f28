import type { en } from './en.ts';

/** What the client itself says, in French. */
export const fr: Record<keyof typeof en, string> = {
  offline: 'Porchlight ne répond pas. Vérifiez votre connexion et réessayez.',
  broken: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
  blocksFailed: 'Erreur de chargement des blocs de contenu. Raison : {reason}',
  loggedOut: 'Vous êtes déconnecté',
  sessionOver: 'Vous avez été déconnecté.',
  pickAdded: 'Ajouté à Mes choix, {count, plural, one {# logement} other {# logements}}',
  pickRemoved: 'Retiré de Mes choix, {count, plural, one {# logement} other {# logements}}',
  picksMerged: '{count, plural, one {# logement ajouté} other {# logements ajoutés}} depuis cet appareil',
  picksFull: 'Mes choix contient {most} logements au plus. Retirez-en un pour en ajouter un autre.',
};
