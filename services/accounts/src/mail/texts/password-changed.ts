import type { MailTexts } from './mail-text.ts';

/** Tells the owner that the password is a new one. */
export const passwordChanged: MailTexts = {
  path: '/login',
  en: {
    subject: 'Your password was changed',
    button: 'Log in',
    before: ['The password of your account was changed on {at}.'],
    after: [
      'If it was you, all is well. If it was not you, choose “Forgot password?” when you log in, and write to us at {siteEmail}.',
    ],
    because: 'You get this because you have an account on {siteName}. It tells you of every change that keeps it safe.',
  },
  fr: {
    subject: 'Votre mot de passe a changé',
    button: 'Se connecter',
    before: ['Le mot de passe de votre compte a été changé le {at}.'],
    after: [
      'Si c’était vous, tout va bien. Sinon, choisissez « Mot de passe oublié ? » en vous connectant, et écrivez-nous à {siteEmail}.',
    ],
    because:
      'Vous recevez ce message parce que vous avez un compte sur {siteName}. Chaque changement important vous est signalé.',
  },
};
