import { defineMessages } from '@porchlight/messages';

/** Notice that the phone number was changed. */
export const phoneChanged = {
  path: '/admin/my-account',
  messages: defineMessages({
    en: {
      subject: 'Your phone number was changed',
      button: 'Check my account',
      before1: 'The phone number of your account was changed on {at}.',
      after1:
        'If this was you, no action is needed. If it wasn’t, choose “Forgot password?” when you log in, and email us at {siteEmail}.',
      because:
        'You’re getting this email because you have an account on {siteName}. We let you know about every security change.',
    },
    fr: {
      subject: 'Votre numéro de téléphone a été modifié',
      button: 'Vérifier mon compte',
      before1: 'Le numéro de téléphone de votre compte a été modifié le {at}.',
      after1:
        'Si c’est vous, vous n’avez rien à faire. Sinon, choisissez « Mot de passe oublié ? » à la connexion, et écrivez-nous à {siteEmail}.',
      because:
        'Vous recevez ce courriel parce que vous avez un compte sur {siteName}. Nous vous signalons chaque changement de sécurité.',
    },
  }),
};
