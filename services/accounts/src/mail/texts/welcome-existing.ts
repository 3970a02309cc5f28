import type { MailTexts } from './mail-text.ts';

/** Somebody registered with an address that has an account already; only its owner learns it. */
export const welcomeExisting: MailTexts = {
  path: '/login',
  en: {
    subject: 'You already have an account',
    button: 'Log in',
    before: [
      'Somebody, perhaps you, tried to make an account with this address. You have one already, so just log in.',
    ],
    after: [
      'Forgot your password? Choose “Forgot password?” when you log in. If it was not you, do nothing: your account is as it was.',
    ],
    because: 'You get this because this address belongs to an account on {siteName}.',
  },
  fr: {
    subject: 'Vous avez déjà un compte',
    button: 'Se connecter',
    before: [
      'Quelqu’un, peut-être vous, a voulu créer un compte avec cette adresse. Vous en avez déjà un : connectez-vous simplement.',
    ],
    after: [
      'Mot de passe oublié ? Choisissez « Mot de passe oublié ? » en vous connectant. Si ce n’était pas vous, ne faites rien : votre compte n’a pas changé.',
    ],
    because: 'Vous recevez ce message parce que cette adresse est celle d’un compte sur {siteName}.',
  },
};
