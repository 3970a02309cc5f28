import type { en } from './en.ts';

/** Messages of the overview of ecommerce, in French. */
export const fr: Record<keyof typeof en, string> = {
  range: 'Jours affichés',
  days: '{count, plural, one {# jour} other {# jours}}',
  loading: 'Chargement des chiffres',
  failed: 'Nous n’avons pas pu charger les chiffres',
  updated: 'Mis à jour {ago}. Les chiffres sont mis à jour chaque heure\u00a0; les jours sont ceux de Toronto.',
  notUpdated: 'Les chiffres du jour ne sont pas encore enregistrés. Ils sont mis à jour chaque heure.',
  more: '{percent}\u00a0% de plus que dans les {days} jours précédents',
  less: '{percent}\u00a0% de moins que dans les {days} jours précédents',
  same: 'Autant que dans les {days} jours précédents',
  sales: 'Ventes',
  salesCents: 'Ventes avant taxes',
  refundsCents: 'Remboursements avant taxes',
  disputesCents: 'Paiements contestés',
  taxesCents: 'Taxes perçues',
  salesText: 'Ventes de {sales} et remboursements de {refunds}, avant taxes.',
  credits: 'Crédits',
  creditsSold: 'Crédits vendus, toutes devises',
  creditsUsed: 'Crédits utilisés, toutes devises',
  creditsText:
    '{sold, plural, one {# crédit vendu} other {# crédits vendus}}, {used, plural, one {# utilisé} other {# utilisés}}.',
  deferred: 'Revenus reportés',
  deferredOn: 'Le {date}, avant taxes',
  deferredCreditsCents: 'Crédits non utilisés',
  deferredMembershipsCents: 'Jours d’adhésion à venir',
  deferredBefore: 'C’était {amount} le {date}.',
  deferredText: 'Payé mais pas encore utilisé, avant taxes\u00a0: {amount} le {date}.',
  empty: 'Rien pendant ces jours.',
  showTable: 'Afficher en tableau',
  day: 'Jour',
};
