import { defineMessages } from '@porchlight/messages';

/** Invitation to claim an account that was created for the recipient. */
export const claimAccount = {
  messages: defineMessages({
    en: {
      subject: 'Your account is ready',
      button: 'Set my password',
      before1: 'We’ve created an account for you on {siteName}. Set a password to start using it.',
      before2: 'It’s linked to {company}.',
      after1:
        'The link works once, for 14 days. If this isn’t for you, open it and choose “This isn’t me”, or ignore this email.',
      because: 'You’re getting this email because an account was created for you on {siteName} with this address.',
    },
    fr: {
      subject: 'Votre compte est prêt',
      button: 'Choisir mon mot de passe',
      before1:
        'Nous avons créé un compte pour vous sur {siteName}. Choisissez un mot de passe pour commencer à l’utiliser.',
      before2: 'Il est rattaché à {company}.',
      after1:
        'Le lien fonctionne une seule fois, pendant 14 jours. Si ce message n’est pas pour vous, ouvrez-le et choisissez « Ce n’est pas moi », ou ignorez ce courriel.',
      because: 'Vous recevez ce courriel parce qu’un compte a été créé pour vous sur {siteName} avec cette adresse.',
    },
  }),
};
