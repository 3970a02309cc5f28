import type { en } from './en.ts';

/** What My Picks says and no other page, in French. */
export const fr: Record<keyof typeof en, string> = {
  findHome: 'Trouver un logement',
  deviceOnly: 'Enregistrés sur cet appareil seulement.',
  deviceOnlyText: 'Inscrivez-vous pour les avoir dans votre compte.',
  signUp: 'Connexion / Inscription',
  saveByEmail: 'Enregistrer par courriel',
  picksFailed:
    'Nous n’avons pas pu mettre à jour vos logements. Ils restent enregistrés sur cet appareil, tels que vous les avez vus.',
  picksFull: 'Vous avez enregistré {count} logements, le maximum. Retirez-en un pour en ajouter un autre.',
  sharePicks: 'Copier le lien',
  picksShared: 'Lien copié. Les personnes qui l’ouvrent voient ces logements, pas vos notes.',
  picksSharedFirst: 'Lien copié. Il contient les {count} premiers logements, sans vos notes.',
  backToPicks: 'Retour à mes choix',
  sharedPicks: 'Des logements partagés avec vous',
  sharedGone:
    '{count, plural, one {Un de ces logements n’est plus libre.} other {# de ces logements ne sont plus libres.}}',
  sharedNone: 'Aucun de ces logements n’est encore libre',
  keepAll: '{count, plural, one {L’ajouter à mes choix} other {Ajouter les # à mes choix}}',
  myOwnPicks: 'Vos propres choix',
};
