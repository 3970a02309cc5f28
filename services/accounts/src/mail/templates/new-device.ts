import { defineMessages } from '@porchlight/messages';

/** Notice of a login from an unknown browser. */
export const newDevice = {
  path: '/login',
  messages: defineMessages({
    en: {
      subject: 'Your account was opened on a new device',
      button: 'Log in',
      before1: 'Somebody signed in to your account on {at}.',
      before2: 'The browser calls itself: {device}',
      after1:
        'If it was you, all is well. If it was not you, choose “Forgot password?” when you log in: a new password ends all other sessions.',
      because:
        'You get this because you have an account on {siteName}. It tells you of every sign-in from a browser that it does not know.',
    },
    fr: {
      subject: 'Votre compte a été ouvert sur un nouvel appareil',
      button: 'Se connecter',
      before1: 'Quelqu’un s’est connecté à votre compte le {at}.',
      before2: 'Le navigateur se nomme : {device}',
      after1:
        'Si c’était vous, tout va bien. Sinon, choisissez « Mot de passe oublié ? » en vous connectant : un nouveau mot de passe ferme toutes les autres sessions.',
      because:
        'Vous recevez ce message parce que vous avez un compte sur {siteName}. Chaque connexion depuis un navigateur inconnu vous est signalée.',
    },
  }),
};
