import { defineMessages } from '@porchlight/messages';

/** Notice to the owner of an account that its address was registered again; the form itself does not reveal it. */
export const welcomeExisting = {
  path: '/login',
  messages: defineMessages({
    en: {
      subject: 'You already have an account',
      button: 'Log in',
      before1: 'You (or someone using this address) tried to create an account. You already have one, so just log in.',
      after1:
        'Forgot your password? Choose “Forgot password?” when you log in. If this wasn’t you, you can ignore this email: your account hasn’t changed.',
      because: 'You’re getting this email because this address belongs to an account on {siteName}.',
    },
    fr: {
      subject: 'Vous avez déjà un compte',
      button: 'Se connecter',
      before1:
        'Vous (ou une personne qui utilise cette adresse) avez voulu créer un compte. Vous en avez déjà un : connectez-vous simplement.',
      after1:
        'Mot de passe oublié ? Choisissez « Mot de passe oublié ? » à la connexion. Si ce n’est pas vous, ignorez ce courriel : votre compte n’a pas changé.',
      because: 'Vous recevez ce courriel parce que cette adresse est celle d’un compte sur {siteName}.',
    },
  }),
};
