import type { en } from './en.ts';

/** Messages of the editor of content blocks, in French. */
export const fr: Record<keyof typeof en, string> = {
  title: 'Contenu global',
  description:
    'Textes et données du site public, par clé. Les visiteurs voient une modification enregistrée en 5 minutes au plus.',
  keys: 'Clés du contenu',
  search: 'Chercher dans les clés et les textes',
  noMatch: 'Aucune clé ne correspond',
  loading: 'Chargement …',
  failed: 'Nous n’avons pas pu charger le contenu',
  tryAgain: 'Réessayer',
  choose: 'Choisissez une clé',
  chooseText: 'Ses textes s’ouvrent ici. Vous pouvez modifier plusieurs clés, puis les enregistrer ensemble.',
  allKeys: 'Toutes les clés',
  changed: 'modifiée',
  changedKeys: 'Clés modifiées : {count}',
  saved: '{count, plural, one {Une clé enregistrée.} other {# clés enregistrées.}}',
  someSaved:
    '{saved, plural, =0 {Rien n’a été enregistré.} one {Une clé a été enregistrée.} other {# clés ont été enregistrées.}} Non enregistré : {keys}. Votre texte est toujours ici.',
  lastChange: 'Dernière modification : {date}',
  never: 'Inchangé depuis la création du site',
  seeIt: 'Voir sur le site',
  rules: 'Règles de location',
  rulesText: 'Les règles de location se modifient sur la page de leur province.',
  'group.home': 'Page d’accueil',
  'group.listing': 'Page d’une annonce',
  'group.page': 'Pages',
  'group.usual-costs': 'Coûts habituels',
  'group.other': 'Autres',
  'use.home': 'Affiché sur la page d’accueil.',
  'use.listing.safety': 'Affiché sur la page de chaque annonce, comme avertissement.',
  'use.listing.reading':
    'Affiché sur la page d’une annonce dont le propriétaire n’en a pas d’autre dans la région, comme liens vers des guides.',
  'use.page.about': 'Affiché sur la page « À propos ».',
  'use.usual-costs':
    'Affiché sur les annonces de cette province ou de ce pays, comme estimation du coût mensuel. En unités entières de la devise, selon le nombre de chambres.',
  'contentBlocks.contents': 'Textes',
  'contentBlocks.contents.title': '{number, select, none {Titre} other {Titre {number}}}',
  'contentBlocks.contents.text': '{number, select, none {Texte} other {Texte {number}}}',
  'contentBlocks.contents.button': 'Bouton',
  'contentBlocks.contents.link': '{number, select, none {Lien} other {Lien {number}}}',
  'contentBlocks.contents.html': 'Texte mis en forme',
  'contentBlocks.contents.form': 'Formulaire',
  'contentBlocks.contents.item': 'Question {number}',
  'contentBlocks.contents.currency': 'Devise',
  'contentBlocks.contents.electricity':
    'Électricité par mois, {number, select, 0 {studio} 1 {1 chambre} other {{number} chambres}}',
  'contentBlocks.contents.internet': 'Internet par mois',
  'contentBlocks.contents.insurance':
    'Assurance locataire par mois, {number, select, 0 {studio} 1 {1 chambre} other {{number} chambres}}',
  'contentBlocks.contents.source': 'Source',
  'contentBlocks.contents.sourceUrl': 'Lien vers la source',
  'contentBlocks.contents.reviewedAt': 'Date de vérification',
};
