import type { en } from './en.ts';

/** Messages of the search of listings, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Trouver une annonce',
  description: 'Par identifiant, titre ou adresse, ou par nom, courriel ou téléphone du propriétaire.',
  search: 'Identifiant, titre, adresse ou propriétaire',
  hint: 'Titres et adresses sont cherchés par leur début, les noms par le début de chaque mot. Courriels et téléphones doivent être complets.',
  submit: 'Rechercher',
  tooShort: 'Entrez au moins {min} caractères.',
  loading: 'Recherche d’annonces',
  failed: 'Impossible de rechercher les annonces',
  tryAgain: 'Réessayer',
  none: 'Aucune annonce trouvée',
  noneText: 'Vérifiez l’orthographe, ou cherchez seulement le début de l’adresse.',
  found: '{count, plural, one {# annonce} other {# annonces}}',
  firstFound: 'Les {count, number} premières annonces. Précisez la recherche pour en trouver d’autres.',
  noLandlords: 'La recherche par propriétaire est indisponible',
  noLandlordsText:
    'Vous voyez ce qui correspond à l’identifiant, au titre ou à l’adresse. Réessayez dans quelques minutes.',
  listings: 'Annonces',
  path: 'Chemin vers cette page',
};
