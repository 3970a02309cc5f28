import type { en } from './en.ts';

/** Messages of the search of companies, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Trouver une entreprise',
  description: 'Par nom, ville, site Web, permis, téléphone, identifiant, reçu ou courriel d’un utilisateur.',
  search: 'Nom, site Web, téléphone, courriel, reçu ou identifiant',
  hint: 'Les noms sont cherchés par le début de chaque mot. Courriels, téléphones et numéros de reçu ou de commande doivent être complets.',
  submit: 'Rechercher',
  tooShort: 'Entrez au moins {min} caractères.',
  loading: 'Recherche d’entreprises',
  failed: 'Impossible de rechercher les entreprises',
  tryAgain: 'Réessayer',
  none: 'Aucune entreprise trouvée',
  noneText: 'Vérifiez l’orthographe, ou cherchez seulement le début d’un nom.',
  found: '{count, plural, one {# entreprise} other {# entreprises}}',
  firstFound: 'Les {count, number} premières entreprises. Précisez la recherche pour en trouver d’autres.',
  noPayments: 'La recherche par reçu est indisponible',
  noPaymentsText: 'Vous voyez les autres résultats. Réessayez dans quelques minutes.',
  companies: 'Entreprises',
  path: 'Chemin vers cette page',
};
