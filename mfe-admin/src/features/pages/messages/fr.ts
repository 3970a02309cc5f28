import type { en } from './en.ts';

/** Messages of the screens of pages and their types, in French. */
export const fr: Record<keyof typeof en, string> = {
  'pageTypes.title': 'Types de pages',
  'pageTypes.description':
    'Un type décide de la mise en page de ses pages, de ce qu’elles peuvent montrer et de leur présence dans les moteurs de recherche',
  'pageTypes.new': 'Nouveau type de page',
  'pageTypes.empty': 'Un type de page décide de la mise en page de ses pages',
  'pageTypes.label': 'Nom',
  'pageTypes.key': 'Clé pour les programmes',
  'pageTypes.template': 'Mise en page',
  'pageTypes.template.text': 'Texte dans une colonne étroite',
  'pageTypes.template.wide': 'Texte en pleine largeur',
  'pageTypes.template.landing': 'Page d’accueil avec un grand titre',
  'pageTypes.template.contact': 'Texte à côté du formulaire de contact',
  'pageTypes.template.faq': 'Texte au-dessus de la recherche de questions',
  'pageTypes.blocks': 'Blocs que les visiteurs voient',
  'pageTypes.blocks.rich-text': 'Texte mis en forme',
  'pageTypes.blocks.call-to-action': 'Appel à l’action',
  'pageTypes.blocks.notice': 'Avis',
  'pageTypes.blocks.steps': 'Étapes',
  'pageTypes.blocks.cards': 'Cartes',
  'pageTypes.blocks.faq-list': 'Liste de questions',
  'pageTypes.blocks.form': 'Formulaire',
  'pageTypes.isIndexed': 'Présent dans les moteurs de recherche',
};
