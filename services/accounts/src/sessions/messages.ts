import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      banned: 'This account is closed. If you think that is a mistake, write to us through the contact page.',
    },
    fr: {
      banned: 'Ce compte est fermé. Si vous pensez qu’il s’agit d’une erreur, écrivez-nous par la page de contact.',
    },
  }),
);
