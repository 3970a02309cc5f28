import { defineMessages, messageReferences } from '@porchlight/messages';

/** Errors of conversations. */
export const messages = messageReferences(
  defineMessages({
    en: {
      notFound: 'This message doesn’t exist.',
      alreadyClaimed: 'A colleague is working on this message.',
      newerMessages: 'There is a newer message in this conversation. Read it, then send your reply.',
      keyTaken: 'This reply was already sent with different text. Reload the page to write a new one.',
      heldNotFound: 'This message isn’t held, or not any more.',
    },
    fr: {
      notFound: 'Ce message n’existe pas.',
      alreadyClaimed: 'Une ou un collègue s’occupe de ce message.',
      newerMessages: 'Cette conversation a un message plus récent. Lisez-le, puis envoyez votre réponse.',
      keyTaken: 'Cette réponse a déjà été envoyée avec un autre texte. Rechargez la page pour en écrire une nouvelle.',
      heldNotFound: 'Ce message n’est pas retenu, ou ne l’est plus.',
    },
  }),
);
