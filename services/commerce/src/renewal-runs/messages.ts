import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      runNotFound: 'We couldn’t find this run.',
      notDue: 'One of these memberships is not in the list. Reload the list and choose again.',
      nothingFailed: 'No failed renewal of this run is still in the list.',
    },
    fr: {
      runNotFound: 'Nous n’avons pas trouvé cette exécution.',
      notDue: 'Une de ces adhésions n’est pas dans la liste. Rechargez la liste et choisissez de nouveau.',
      nothingFailed: 'Aucun renouvellement échoué de cette exécution n’est encore dans la liste.',
    },
  }),
);
