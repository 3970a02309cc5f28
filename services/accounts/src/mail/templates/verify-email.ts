import { defineMessages } from '@porchlight/messages';

/** Link to verify the address of a new account. */
export const verifyEmail = {
  messages: defineMessages({
    en: {
      subject: 'Confirm your email address',
      button: 'Confirm my address',
      before1: 'Welcome to {siteName}. Press the button to confirm that this address is yours.',
      after1:
        'The button works for 24 hours. If you did not ask for an account, do nothing: without you, nothing happens.',
      because: 'You get this because an account was made on {siteName} with this address.',
    },
    fr: {
      subject: 'Confirmez votre adresse courriel',
      button: 'Confirmer mon adresse',
      before1: 'Bienvenue sur {siteName}. Appuyez sur le bouton pour confirmer que cette adresse est la vôtre.',
      after1:
        'Le bouton fonctionne pendant 24 heures. Si vous n’avez pas demandé de compte, ne faites rien : sans vous, rien ne se passe.',
      because: 'Vous recevez ce message parce qu’un compte a été créé sur {siteName} avec cette adresse.',
    },
  }),
};
