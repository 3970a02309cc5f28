import { defineMessages, messageReferences } from '@porchlight/messages';

/** Texts of the listing page. */
export const messages = messageReferences(
  defineMessages({
    en: {
      listingNotFound: 'We couldn’t find this home.',
      gone: 'This home is no longer available.',
    },
    fr: {
      listingNotFound: 'Nous n’avons pas trouvé ce logement.',
      gone: 'Ce logement n’est plus offert.',
    },
  }),
);
