import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of what support does to accounts. */
export const messages = messageReferences(
  defineMessages({
    en: {
      ownerRequired: 'Only a site owner acts on accounts of staff.',
      inactive: 'This account can’t log in, so no link was sent.',
      alreadyVerified: 'The email address is verified already, so no mail was sent.',
      sessionGone: 'This session has ended already.',
    },
    fr: {
      ownerRequired: 'Seul un propriétaire du site agit sur les comptes du personnel.',
      inactive: 'Ce compte ne peut pas se connecter : aucun lien n’a été envoyé.',
      alreadyVerified: 'L’adresse courriel est déjà confirmée : aucun courriel n’a été envoyé.',
      sessionGone: 'Cette session est déjà terminée.',
    },
  }),
);
