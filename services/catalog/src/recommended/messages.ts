import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      listingNotFound: 'We couldn’t find this home.',
    },
    fr: {
      listingNotFound: 'Nous n’avons pas trouvé ce logement.',
    },
  }),
);
