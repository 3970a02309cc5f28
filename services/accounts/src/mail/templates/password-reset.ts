import { defineMessages } from '@porchlight/messages';

/** Link to reset the password. */
export const passwordReset = {
  messages: defineMessages({
    en: {
      subject: 'Choose a new password',
      button: 'Choose a new password',
      before1: 'Someone asked to reset your account’s password. If this was you, use the link below.',
      after1:
        'The link works once, for 30 minutes. If this wasn’t you, you can ignore this email: your password won’t change.',
      because: 'You’re getting this email because someone asked for a new password on {siteName} with this address.',
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      button: 'Choisir un mot de passe',
      before1:
        'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’est vous, utilisez le lien ci-dessous.',
      after1:
        'Le lien fonctionne une seule fois, pendant 30 minutes. Si ce n’est pas vous, ignorez ce courriel : votre mot de passe ne changera pas.',
      because:
        'Vous recevez ce courriel parce qu’un nouveau mot de passe a été demandé sur {siteName} avec cette adresse.',
    },
  }),
};
