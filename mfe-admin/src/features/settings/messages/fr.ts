import type { en } from './en.ts';

/** Messages of the site settings and the project modules, in French. */
export const fr: Record<keyof typeof en, string> = {
  settings: 'Réglages du site',
  description: 'Les visiteurs voient les changements en cinq minutes au plus, sans nouvelle version du site.',
  modules: 'Modules',
  module: 'Module',
  'description.column': 'Ce que c’est',
  state: 'État',
  changed: 'Dernier changement',
  never: 'Jamais',
  breadcrumbs: 'Fil d’Ariane',
  loading: 'Chargement …',
  loadFailed: 'Nous n’avons pas pu charger cette page',
  tryAgain: 'Réessayer',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  notSaved: 'Nous n’avons pas pu enregistrer',
  reverted: 'Version antérieure rétablie.',
  on: 'Activé',
  off: 'Désactivé',
  empty: 'Vide',
  'module.missing': 'Ce module n’existe pas',
  'module.missingText': 'Ouvrez les réglages du site pour voir tous les modules.',
  'module.switch': 'Activé',
  'module.settings': 'Paramètres',
  'module.default': 'Valeur par défaut : {value}.',
  'module.reset': 'Rétablir la valeur par défaut',
  'module.ignored':
    'La valeur enregistrée « {value} » est inutilisable. Les visiteurs reçoivent la valeur par défaut ; le prochain enregistrement la supprime.',
  'module.unknown': 'Paramètres enregistrés que le site n’utilise pas',
  'module.off': 'Pendant que ce module est désactivé',
};
