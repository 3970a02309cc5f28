import type { en } from './en.ts';

/** Messages of the permalinks, in French. */
export const fr: Record<keyof typeof en, string> = {
  description:
    'La première partie des adresses que voient les visiteurs. Les adresses d’avant un changement redirigent vers les nouvelles.',
  loading: 'Chargement …',
  loadFailed: 'Nous n’avons pas pu charger les liens',
  tryAgain: 'Réessayer',
  saved: 'Enregistré. Les nouvelles adresses s’appliquent en une minute au plus.',
  onlySomeSaved: 'Une partie des changements est enregistrée. Corrigez les autres et enregistrez de nouveau.',
  'permalinks.segment': 'Première partie de l’adresse',
  'kind.listings': 'Logements',
  'kind.posts': 'Guides',
  'kind.faq': 'FAQ',
  'history.listings': 'Historique des liens vers les logements',
  'history.posts': 'Historique des liens vers les guides',
  'history.faq': 'Historique des liens vers la FAQ',
  redirect: 'Après l’enregistrement, {from} redirige vers {to}, comme toutes les adresses en dessous.',
};
