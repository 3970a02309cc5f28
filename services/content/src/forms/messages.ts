import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the forms. */
export const messages = messageReferences(
  defineMessages({
    en: {
      formNotFound: 'This form is closed.',
      keyTaken: 'This message was already sent with different text. Reload the page to write a new one.',
    },
    fr: {
      formNotFound: 'Ce formulaire est fermé.',
      keyTaken: 'Ce message a déjà été envoyé avec un autre texte. Rechargez la page pour en écrire un nouveau.',
    },
  }),
);
