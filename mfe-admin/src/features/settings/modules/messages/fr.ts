import type { en } from './en.ts';

/** Names of the project modules and their settings, in French. */
export const fr: Record<keyof typeof en, string> = {
  'name.newcomers': 'Aide aux nouveaux arrivants',
  'description.newcomers': 'Ce qui aide les personnes qui viennent d’arriver.',
  'off.newcomers': 'Les logements n’affichent ni règles de location de la province ni frais habituels.',
  'setting.newcomers.showGoodToKnow': 'Afficher les règles de location avec un logement',
  'setting.newcomers.showUsualCosts': 'Afficher les frais habituels avec un logement',
  'name.maps': 'Cartes d’autres fournisseurs',
  'description.maps': 'Google Maps, ou les tuiles d’un autre fournisseur, sous les logements.',
  'off.maps': 'Les cartes montrent les contours du site et ne chargent rien d’autres fournisseurs.',
  'setting.maps.googleKey': 'Clé Google Maps',
  'setting.maps.tilesUrl': 'Adresse des tuiles',
  'setting.maps.tilesAttribution': 'Mention de source des tuiles',
  'setting.maps.tilesMaxZoom': 'Zoom maximal des tuiles',
  'name.rentTrends': 'Évolution des loyers',
  'description.rentTrends': 'Les loyers d’une ville ou d’une région au fil du temps.',
  'off.rentTrends': 'Les pages d’évolution des loyers sont introuvables, et aucune page n’y mène.',
  'setting.rentTrends.showSeries': 'Afficher les loyers des 24 derniers mois',
  'name.listings': 'Examen des annonces',
  'description.listings': 'Comment les logements arrivent sur le marché.',
  'off.listings': 'Le personnel n’examine que les logements nouveaux ou à risque.',
  'setting.listings.reviewAll': 'Le personnel examine chaque logement avant sa publication',
  'name.security': 'Sécurité du personnel',
  'description.security': 'Protection des comptes du personnel.',
  'off.security':
    'Le personnel peut se connecter sans authentification à deux facteurs. En production, elle est toujours exigée.',
  'setting.security.staffTotp': 'Exiger l’authentification à deux facteurs',
};
