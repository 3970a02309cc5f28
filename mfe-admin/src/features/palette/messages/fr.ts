import type { en } from './en.ts';

/** Messages of the command palette, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Trouver une page, un utilisateur, une annonce ou une commande',
  placeholder: 'Nom, courriel, adresse ou numéro',
  results: 'Résultats',
  loading: 'Recherche…',
  close: 'Fermer',
  keys: 'Flèches pour se déplacer · Entrée pour ouvrir · Échap pour fermer',
  pages: 'Pages',
  recent: 'Ouvertes récemment',
  users: 'Utilisateurs',
  renters: 'Locataires',
  listings: 'Annonces',
  companies: 'Entreprises',
  orders: 'Commandes',
  order: 'Commande {number}',
  showAll: 'Afficher tous les résultats dans {list}',
  failed: 'La recherche a échoué dans cette partie. Réessayer',
  searching: 'Recherche…',
  count: '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
  countPartly:
    '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}, mais la recherche a échoué en partie',
  tabOrders: 'Commerce en ligne : commandes',
  tabBundles: 'Commerce en ligne : forfaits de crédits',
  tabPromoCodes: 'Commerce en ligne : codes promo',
  tabPlans: 'Commerce en ligne : forfaits d’adhésion',
  tabPrices: 'Commerce en ligne : prix',
  tabSupplier: 'Commerce en ligne : vendeur sur les reçus',
  tabApprovals: 'Commerce en ligne : approbations',
  tabRoles: 'Rôles',
  tabPermissions: 'Autorisations',
};
