import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      receiptNotFound: 'We could not find this receipt.',
      noReceipts: 'There are no receipts for this year.',
      tooManyMails: 'You’ve mailed 10 receipts in an hour. Try again later.',
      linkDead: 'This link has expired. Open the receipt again.',
    },
    fr: {
      receiptNotFound: 'Nous n’avons pas trouvé ce reçu.',
      noReceipts: 'Il n’y a pas de reçus pour cette année.',
      tooManyMails: 'Vous avez envoyé 10 reçus en une heure. Réessayez plus tard.',
      linkDead: 'Ce lien a expiré. Ouvrez le reçu à nouveau.',
    },
  }),
);
