import type { en } from './en.ts';

/** Messages of the link check, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Vérification des liens',
  description:
    'Liens des pages, articles, questions, blocs, menus et redirections vers ce site, vérifiés une fois par semaine',
  start: 'Vérifier les liens maintenant',
  running: 'Vérification des liens',
  progress: '{checked} fiches sur {total} vérifiées',
  never: 'Les liens n’ont pas encore été vérifiés',
  neverText: 'La première vérification a lieu cette nuit.',
  checkedAt: 'Dernière vérification le {date}',
  faults: '{count, plural, one {# lien à corriger} other {# liens à corriger}}',
  firstFaults: 'Les {shown} premiers des {count} liens à corriger',
  none: 'Chaque lien mène à une page',
  table: 'Liens à corriger',
  record: 'Fiche',
  kind: 'Type',
  link: 'Lien',
  reason: 'Problème',
  'kind.pages': 'Page',
  'kind.posts': 'Article',
  'kind.faqs': 'Question',
  'kind.contentBlocks': 'Contenu global',
  'kind.menuItems': 'Élément de menu',
  'kind.redirects': 'Redirection',
  'reason.missing': 'Aucune page n’a cette adresse',
  'reason.redirected': 'C’est une ancienne adresse, qui redirige',
  failed: 'Nous n’avons pas pu charger la vérification des liens',
  startFailed: 'La vérification n’a pas commencé. {reason}',
  tryAgain: 'Réessayer',
  loading: 'Chargement de la vérification des liens',
};
