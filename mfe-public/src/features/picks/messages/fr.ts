import type { en } from './en.ts';

/** What My Picks says and no other page, in French. */
export const fr: Record<keyof typeof en, string> = {
  findHome: 'Trouver un logement',
  picksCount: '{count, plural, =0 {Aucun logement} one {# logement} other {# logements}}',
  deviceOnly: 'Gardés sur cet appareil seulement.',
  deviceOnlyText: 'Inscrivez-vous pour les garder.',
  signUp: 'Connexion / Inscription',
  picksEmpty: 'Touchez le cœur d’un logement pour le garder ici',
  picksFailed:
    'Nous n’avons pas pu mettre à jour vos logements. Ils restent gardés sur cet appareil, tels que vous les avez vus.',
  picksFull: 'Vous gardez {count} logements, le maximum. Retirez-en un pour en garder un autre.',
  sortAdded: 'Ajoutés récemment',
  sortSize: 'Plus grand',
  sharePicks: 'Copier le lien',
  picksShared: 'Le lien est copié. Qui l’ouvre voit ces logements, pas vos notes.',
  picksSharedFirst: 'Le lien est copié. Il contient les {count} premiers logements, sans vos notes.',
  compare: 'Comparer',
  compareHome: 'Comparer {home}',
  compareOneMore: 'Cochez un autre logement à comparer.',
  compareTicked: '{count} logements cochés sur {most}',
  compareNow: '{count, plural, other {Comparer # logements}}',
  backToPicks: 'Retour à mes choix',
  sharedPicks: 'Des logements partagés avec vous',
  sharedGone:
    '{count, plural, one {Un de ces logements n’est plus libre.} other {# de ces logements ne sont plus libres.}}',
  sharedNone: 'Aucun de ces logements n’est encore libre',
  keepAll: '{count, plural, one {L’ajouter à mes choix} other {Ajouter les # à mes choix}}',
  myOwnPicks: 'Vos propres choix',
};
