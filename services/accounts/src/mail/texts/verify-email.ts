import type { MailTexts } from './mail-text.ts';

/** Proves that a new account's address is its owner's. */
export const verifyEmail: MailTexts = {
  en: {
    subject: 'Confirm your email address',
    button: 'Confirm my address',
    before: ['Welcome to {siteName}. Press the button to confirm that this address is yours.'],
    after: [
      'The button works for 24 hours. If you did not ask for an account, do nothing: without you, nothing happens.',
    ],
    because: 'You get this because an account was made on {siteName} with this address.',
  },
  fr: {
    subject: 'Confirmez votre adresse courriel',
    button: 'Confirmer mon adresse',
    before: ['Bienvenue sur {siteName}. Appuyez sur le bouton pour confirmer que cette adresse est la vôtre.'],
    after: [
      'Le bouton fonctionne pendant 24 heures. Si vous n’avez pas demandé de compte, ne faites rien : sans vous, rien ne se passe.',
    ],
    because: 'Vous recevez ce message parce qu’un compte a été créé sur {siteName} avec cette adresse.',
  },
};
