import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      notFound: 'This inquiry does not exist.',
      tooManyRows: 'A file has at most 10,000 inquiries. Choose fewer days or search for fewer.',
    },
    fr: {
      notFound: 'Cette demande n’existe pas.',
      tooManyRows: 'Un fichier contient au plus 10 000 demandes. Choisissez moins de jours ou précisez la recherche.',
    },
  }),
);
