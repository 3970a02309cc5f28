import { defineMessages } from '@porchlight/messages';

/** Notice to the owner of an account that its address was registered again; the form itself does not reveal it. */
export const welcomeExisting = {
  path: '/login',
  messages: defineMessages({
    en: {
      subject: 'You already have an account',
      button: 'Log in',
      before1:
        'Somebody, perhaps you, tried to make an account with this address. You have one already, so just log in.',
      after1:
        'Forgot your password? Choose “Forgot password?” when you log in. If it was not you, do nothing: your account is as it was.',
      because: 'You get this because this address belongs to an account on {siteName}.',
    },
    fr: {
      subject: 'Vous avez déjà un compte',
      button: 'Se connecter',
      before1:
        'Quelqu’un, peut-être vous, a voulu créer un compte avec cette adresse. Vous en avez déjà un : connectez-vous simplement.',
      after1:
        'Mot de passe oublié ? Choisissez « Mot de passe oublié ? » en vous connectant. Si ce n’était pas vous, ne faites rien : votre compte n’a pas changé.',
      because: 'Vous recevez ce message parce que cette adresse est celle d’un compte sur {siteName}.',
    },
  }),
};
