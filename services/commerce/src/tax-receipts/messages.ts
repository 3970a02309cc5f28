import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      receiptNotFound: 'We could not find this receipt.',
      noReceipts: 'There are no receipts for this year.',
      linkDead: 'This link has expired. Open the receipt again.',
    },
    fr: {
      receiptNotFound: 'Nous n’avons pas trouvé ce reçu.',
      noReceipts: 'Il n’y a pas de reçus pour cette année.',
      linkDead: 'Ce lien a expiré. Ouvrez le reçu à nouveau.',
    },
  }),
);
