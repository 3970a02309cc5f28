import { defineMessages } from '@porchlight/messages';

/** Notice that the password was changed. */
export const passwordChanged = {
  path: '/login',
  messages: defineMessages({
    en: {
      subject: 'Your password was changed',
      button: 'Log in',
      before1: 'Your account’s password was changed on {at}.',
      after1:
        'If this was you, no action is needed. If it wasn’t, choose “Forgot password?” when you log in, and email us at {siteEmail}.',
      because:
        'You’re getting this email because you have an account on {siteName}. We let you know about every security change.',
    },
    fr: {
      subject: 'Votre mot de passe a été changé',
      button: 'Se connecter',
      before1: 'Le mot de passe de votre compte a été changé le {at}.',
      after1:
        'Si c’est vous, vous n’avez rien à faire. Sinon, choisissez « Mot de passe oublié ? » à la connexion, puis écrivez-nous à {siteEmail}.',
      because:
        'Vous recevez ce courriel parce que vous avez un compte sur {siteName}. Nous vous signalons chaque changement de sécurité.',
    },
  }),
};
