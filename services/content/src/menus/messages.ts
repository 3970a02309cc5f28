import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the menu editor. */
export const messages = messageReferences(
  defineMessages({
    en: {
      menuNotFound: 'Choose a menu from the list.',
      menuFull: 'This menu is full. Delete one of its items first.',
      pageNotFound: 'Choose a page from the list.',
      addressMissing: 'Enter an address.',
      headingBelow:
        'A heading without a link can’t be below another item. Move it to the first level, or give it a link.',
      itemsDiffer: 'This order doesn’t have the items that the menu has now. Arrange the current items instead.',
    },
    fr: {
      menuNotFound: 'Choisissez un menu de la liste.',
      menuFull: 'Ce menu est plein. Supprimez d’abord un de ses éléments.',
      pageNotFound: 'Choisissez une page de la liste.',
      addressMissing: 'Entrez une adresse.',
      headingBelow:
        'Un titre sans lien ne peut pas se trouver sous un autre élément. Placez-le au premier niveau, ou donnez-lui un lien.',
      itemsDiffer:
        'Cet ordre n’a pas les éléments que le menu contient maintenant. Ordonnez plutôt les éléments actuels.',
    },
  }),
);
