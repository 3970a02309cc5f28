import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the pages. */
export const messages = messageReferences(
  defineMessages({
    en: {
      pageNotFound: 'We couldn’t find this page.',
    },
    fr: {
      pageNotFound: 'Nous n’avons pas trouvé cette page.',
    },
  }),
);
