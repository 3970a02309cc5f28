import { defineMessages, messageReference, messageReferences } from '@porchlight/messages';

const catalog = defineMessages({
  en: {
    linkDead: 'This link no longer works. It may have expired or been used already.',
    tooManyContacts: 'You’ve asked {count} mailboxes in 24 hours, the maximum. Try again tomorrow.',
  },
  fr: {
    linkDead: 'Ce lien ne fonctionne plus. Il a peut-être expiré ou déjà servi.',
    tooManyContacts: 'Vous avez écrit à {count} boîtes courriel en 24 heures, le maximum. Réessayez demain.',
  },
});

/** Texts of the endpoints of contact addresses. */
export const messages = {
  ...messageReferences(catalog),
  tooManyContacts: (count: number) => messageReference(catalog, 'tooManyContacts', { count }),
};
