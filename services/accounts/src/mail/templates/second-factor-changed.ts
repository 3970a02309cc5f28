import { defineMessages } from '@porchlight/messages';

/** Notice that two-factor authentication was changed. */
export const secondFactorChanged = {
  path: '/login',
  messages: defineMessages({
    en: {
      subject: 'Your two-factor authentication was changed',
      button: 'Log in',
      before1: 'Two-factor authentication for your account was changed on {at}.',
      after1: 'If this was you, no action is needed. If it wasn’t, email us right away at {siteEmail}.',
      because:
        'You’re getting this email because you have an account on {siteName}. We let you know about every security change.',
    },
    fr: {
      subject: 'Votre authentification à deux facteurs a été modifiée',
      button: 'Se connecter',
      before1: 'L’authentification à deux facteurs de votre compte a été modifiée le {at}.',
      after1: 'Si c’est vous, vous n’avez rien à faire. Sinon, écrivez-nous tout de suite à {siteEmail}.',
      because:
        'Vous recevez ce courriel parce que vous avez un compte sur {siteName}. Nous vous signalons chaque changement de sécurité.',
    },
  }),
};
