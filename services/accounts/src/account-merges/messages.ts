import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of merges of accounts. */
export const messages = messageReferences(
  defineMessages({
    en: {
      accountNotFound: 'We couldn’t find this account. Enter its email or its number.',
      sameAccount: 'These are the same account. Choose another one.',
      blocked: 'These accounts can’t be merged now. The preview shows why.',
      previewChanged: 'Something changed since you opened the preview. Check the new numbers, then merge again.',
      alreadyMerging: 'One of these accounts takes part in another merge. Wait until it has ended.',
      keyTaken: 'This merge was started with other details. Open the preview again.',
      notUndoable: 'This merge can’t be undone any more.',
    },
    fr: {
      accountNotFound: 'Nous n’avons pas trouvé ce compte. Entrez son adresse courriel ou son numéro.',
      sameAccount: 'C’est le même compte. Choisissez-en un autre.',
      blocked: 'Ces comptes ne peuvent pas être fusionnés maintenant. L’aperçu indique pourquoi.',
      previewChanged: 'Des données ont changé depuis l’aperçu. Vérifiez les nouveaux nombres, puis fusionnez.',
      alreadyMerging: 'Un de ces comptes fait partie d’une autre fusion. Attendez qu’elle soit terminée.',
      keyTaken: 'Cette fusion a été lancée avec d’autres données. Ouvrez de nouveau l’aperçu.',
      notUndoable: 'Cette fusion ne peut plus être annulée.',
    },
  }),
);
