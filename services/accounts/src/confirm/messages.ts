import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      linkDead: 'This link no longer works. It may be old, or used already.',
    },
    fr: {
      linkDead: 'Ce lien ne fonctionne plus. Il est peut-être ancien ou déjà utilisé.',
    },
  }),
);
