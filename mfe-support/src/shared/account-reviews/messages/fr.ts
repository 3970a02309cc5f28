import type { en } from './en.ts';

/** Messages about reviews of accounts, in French. */
export const fr: Record<keyof typeof en, string> = {
  'trigger.first-listing': 'Première annonce',
  'trigger.risk': 'Annonce risquée',
  'trigger.many-listings': 'Beaucoup d’annonces le premier jour',
  'trigger.reports-upheld': 'Signalements confirmés',
  'trigger.chargeback': 'Paiement contesté',
  'trigger.claim-rejected': 'Compte refusé par son destinataire',
  'trigger.name-change': 'Nouveau nom',
  'trigger.reopened': 'Nouvelle vérification',
  'trigger.support': 'Ouverte par l’équipe',
  'state.open': 'Ouverte',
  'state.approved': 'Approuvé',
  'state.limited': 'Limité',
  'state.suspended': 'Suspendu',
  'state.banned': 'Banni',
  'code.identity-unclear': 'Identité incertaine',
  'code.ownership-unproven': 'Propriété non prouvée',
  'code.scam': 'Fraude',
  'code.false-listings': 'Fausses annonces',
  'code.payment-abuse': 'Abus de paiements',
  'code.other': 'Autre chose',
};
