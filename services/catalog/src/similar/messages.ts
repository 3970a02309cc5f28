import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      listingNotFound: 'We could not find this home.',
    },
    fr: {
      listingNotFound: 'Nous n’avons pas trouvé ce logement.',
    },
  }),
);
