import { defineMessages } from '@porchlight/messages';

/** Notice of a login from an unknown browser. */
export const newDevice = {
  path: '/login',
  messages: defineMessages({
    en: {
      subject: 'New login to your account',
      button: 'Log in',
      before1: 'Someone logged in to your account on {at}.',
      before2: 'Browser: {device}',
      after1:
        'If this was you, no action is needed. If it wasn’t, choose “Forgot password?” when you log in: a new password ends all other sessions.',
      because:
        'You’re getting this email because you have an account on {siteName}. We let you know about every login from a new browser.',
    },
    fr: {
      subject: 'Nouvelle connexion à votre compte',
      button: 'Se connecter',
      before1: 'Quelqu’un s’est connecté à votre compte le {at}.',
      before2: 'Navigateur : {device}',
      after1:
        'Si c’est vous, vous n’avez rien à faire. Sinon, choisissez « Mot de passe oublié ? » à la connexion : un nouveau mot de passe ferme toutes les autres sessions.',
      because:
        'Vous recevez ce courriel parce que vous avez un compte sur {siteName}. Nous vous signalons chaque connexion depuis un nouveau navigateur.',
    },
  }),
};
