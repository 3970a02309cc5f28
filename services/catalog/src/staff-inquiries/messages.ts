import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      notFound: 'This inquiry does not exist.',
      messageNotFound: 'This message does not exist.',
      alreadyDecided: 'This message no longer waits for a decision.',
      writerErased: 'The data of the writer is erased, so only “Spam” is left to decide.',
      tooManyRows: 'A file has at most 10,000 inquiries. Choose fewer days or search for fewer.',
    },
    fr: {
      notFound: 'Cette demande n’existe pas.',
      messageNotFound: 'Ce message n’existe pas.',
      alreadyDecided: 'Ce message n’attend plus de décision.',
      writerErased:
        'Les données de l’auteur sont effacées : vous pouvez seulement décider que le message est indésirable.',
      tooManyRows: 'Un fichier contient au plus 10 000 demandes. Choisissez moins de jours ou précisez la recherche.',
    },
  }),
);
