import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the forms. */
export const messages = messageReferences(
  defineMessages({
    en: {
      formNotFound: 'This form is closed.',
      tooManyRows: 'This list has more than 10,000 messages. Delete some of them, then try again.',
      keyTaken: 'This message was already sent with different text. Reload the page to write a new one.',
    },
    fr: {
      formNotFound: 'Ce formulaire est fermé.',
      tooManyRows: 'Cette liste a plus de 10 000 messages. Supprimez-en quelques-uns, puis réessayez.',
      keyTaken: 'Ce message a déjà été envoyé avec un autre texte. Rechargez la page pour en écrire un nouveau.',
    },
  }),
);
