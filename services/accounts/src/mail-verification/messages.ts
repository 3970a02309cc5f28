import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: { newPasswordNeeded: 'Log in to this account to confirm its address, or choose a new password.' },
    fr: {
      newPasswordNeeded:
        'Connectez-vous à ce compte pour confirmer son adresse, ou choisissez un nouveau mot de passe.',
    },
  }),
);
