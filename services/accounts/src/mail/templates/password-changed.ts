import { defineMessages } from '@porchlight/messages';

/** Notice that the password was changed. */
export const passwordChanged = {
  path: '/login',
  messages: defineMessages({
    en: {
      subject: 'Your password was changed',
      button: 'Log in',
      before1: 'The password of your account was changed on {at}.',
      after1:
        'If it was you, all is well. If it was not you, choose “Forgot password?” when you log in, and write to us at {siteEmail}.',
      because:
        'You get this because you have an account on {siteName}. It tells you of every change that keeps it safe.',
    },
    fr: {
      subject: 'Votre mot de passe a changé',
      button: 'Se connecter',
      before1: 'Le mot de passe de votre compte a été changé le {at}.',
      after1:
        'Si c’était vous, tout va bien. Sinon, choisissez « Mot de passe oublié ? » en vous connectant, et écrivez-nous à {siteEmail}.',
      because:
        'Vous recevez ce message parce que vous avez un compte sur {siteName}. Chaque changement important vous est signalé.',
    },
  }),
};
