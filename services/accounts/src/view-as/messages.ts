import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of views of the site as a user. */
export const messages = messageReferences(
  defineMessages({
    en: {
      staffAccount: 'Accounts of staff can’t be viewed.',
      inactive: 'This account isn’t active, so there is nothing to view.',
      notViewing: 'This session is not a view of another account.',
    },
    fr: {
      staffAccount: 'Les comptes du personnel ne peuvent pas être consultés.',
      inactive: 'Ce compte n’est pas actif : il n’y a rien à consulter.',
      notViewing: 'Cette session n’est pas la consultation d’un autre compte.',
    },
  }),
);
