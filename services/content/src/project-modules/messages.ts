import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the project modules. */
export const messages = messageReferences(
  defineMessages({
    en: {
      moduleNotFound: 'There’s no module with this name.',
    },
    fr: {
      moduleNotFound: 'Il n’y a pas de module de ce nom.',
    },
  }),
);
