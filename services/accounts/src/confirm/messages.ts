import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      linkDead: 'This link no longer works. It may have expired or already been used.',
    },
    fr: {
      linkDead: 'Ce lien ne fonctionne plus. Il a peut-être expiré ou déjà été utilisé.',
    },
  }),
);
