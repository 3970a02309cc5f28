import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the pages. */
export const messages = messageReferences(
  defineMessages({
    en: {
      pageTypeInUse: 'Pages have this type. Give them another type first.',
      pageNotFound: 'We couldn’t find this page.',
    },
    fr: {
      pageTypeInUse: 'Des pages ont ce type. Donnez-leur d’abord un autre type.',
      pageNotFound: 'Nous n’avons pas trouvé cette page.',
    },
  }),
);
