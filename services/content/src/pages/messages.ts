import { defineMessages, messageReference, messageReferences } from '@porchlight/messages';

/** Messages of the pages. */
export const messages = messageReferences(
  defineMessages({
    en: {
      pageTypeInUse: 'Pages have this type. Give them another type first.',
      blockNotFound: 'Choose blocks from the list.',
      kindNotShown: 'The type of this page doesn’t show one of its blocks. Remove the block or choose another type.',
      pageLinked: 'Screens of the site link to this page. It stays public at this address; edit its text instead.',
      guardLinked: 'Screens of the site link to this page. It stays open to all visitors.',
      pageTypeNotFound: 'Choose a type.',
      slugReserved: 'This address belongs to another part of the site. Choose another one.',
      slugTaken: 'Another page has this address, maybe one in the trash. Choose another one.',
      pageNotFound: 'We couldn’t find this page.',
    },
    fr: {
      pageTypeInUse: 'Des pages ont ce type. Donnez-leur d’abord un autre type.',
      blockNotFound: 'Choisissez des blocs de la liste.',
      kindNotShown: 'Le type de cette page n’affiche pas un de ses blocs. Retirez ce bloc ou choisissez un autre type.',
      pageLinked:
        'Des écrans du site mènent à cette page. Elle reste publique à cette adresse ; modifiez plutôt son texte.',
      guardLinked: 'Des écrans du site mènent à cette page. Elle reste ouverte à tous les visiteurs.',
      pageTypeNotFound: 'Choisissez un type.',
      slugReserved: 'Cette adresse appartient à une autre partie du site. Choisissez-en une autre.',
      slugTaken: 'Une autre page a cette adresse, peut-être une de la corbeille. Choisissez-en une autre.',
      pageNotFound: 'Nous n’avons pas trouvé cette page.',
    },
  }),
);

const counted = defineMessages({
  en: {
    pageInMenu: 'Menus lead to this page: {items}. Remove it from the menu first.',
  },
  fr: {
    pageInMenu: 'Des menus mènent à cette page : {items}. Retirez-la d’abord du menu.',
  },
});
/** Names the menu items that lead to a page: `Primary › About us, Footer › About`. */
export const pageInMenu = (items: string) => messageReference(counted, 'pageInMenu', { items });
