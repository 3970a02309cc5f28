import { defineMessages } from '@porchlight/messages';

/** Notice that two-factor authentication was changed. */
export const secondFactorChanged = {
  path: '/login',
  messages: defineMessages({
    en: {
      subject: 'Your two-step sign-in was changed',
      button: 'Log in',
      before1: 'The second step of signing in to your account was changed on {at}.',
      after1: 'If it was you, all is well. If it was not you, write to us at once at {siteEmail}.',
      because:
        'You get this because you have an account on {siteName}. It tells you of every change that keeps it safe.',
    },
    fr: {
      subject: 'Votre connexion en deux étapes a changé',
      button: 'Se connecter',
      before1: 'La deuxième étape de connexion de votre compte a été changée le {at}.',
      after1: 'Si c’était vous, tout va bien. Sinon, écrivez-nous tout de suite à {siteEmail}.',
      because:
        'Vous recevez ce message parce que vous avez un compte sur {siteName}. Chaque changement important vous est signalé.',
    },
  }),
};
