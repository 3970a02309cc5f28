import { defineMessages } from '@porchlight/messages';

/** Invitation to claim an account that was created for the recipient. */
export const claimAccount = {
  messages: defineMessages({
    en: {
      subject: 'Your account is ready',
      button: 'Set my password',
      before1: 'There is an account for you on {siteName}. Set a password and it is yours.',
      before2: 'It belongs to {company}.',
      after1:
        'The button works once, for 14 days. If this is not for you, press it and choose “Not me”, or do nothing.',
      because: 'You get this because an account with this address was made for you on {siteName}.',
    },
    fr: {
      subject: 'Votre compte est prêt',
      button: 'Choisir mon mot de passe',
      before1: 'Un compte vous attend sur {siteName}. Choisissez un mot de passe et il est à vous.',
      before2: 'Il est rattaché à {company}.',
      after1:
        'Le bouton fonctionne une seule fois, pendant 14 jours. Si ce message n’est pas pour vous, appuyez et choisissez « Ce n’est pas moi », ou ne faites rien.',
      because: 'Vous recevez ce message parce qu’un compte a été créé pour vous sur {siteName} avec cette adresse.',
    },
  }),
};
