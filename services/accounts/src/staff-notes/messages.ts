import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of notes of staff. */
export const messages = messageReferences(
  defineMessages({
    en: {
      notFound: 'This note doesn’t exist any more, or it belongs to a colleague.',
    },
    fr: {
      notFound: 'Cette note n’existe plus, ou elle appartient à une ou un collègue.',
    },
  }),
);
