import type { MailTexts } from './mail-text.ts';

/** Tells the old address that a new one is about to take its place. */
export const mailChangeOld: MailTexts = {
  path: '/login',
  en: {
    subject: 'Your email address is being changed', button: 'Look at my account',
    before: ['Somebody asked to use {newEmail} for your account in place of this address.'],
    after: ['If it was you, all is well. If it was not you, choose “Forgot password?” when you log in, and write to us at {siteEmail}.'],
    because: 'You get this because this address belongs to an account on {siteName}.',
  },
  fr: {
    subject: 'Votre adresse courriel va changer', button: 'Voir mon compte',
    before: ['Quelqu’un a demandé que {newEmail} remplace cette adresse pour votre compte.'],
    after: ['Si c’était vous, tout va bien. Sinon, choisissez « Mot de passe oublié ? » en vous connectant, et écrivez-nous à {siteEmail}.'],
    because: 'Vous recevez ce message parce que cette adresse est celle d’un compte sur {siteName}.',
  },
};
/** Proves that the new address is the account's owner's. */
export const mailChangeNew: MailTexts = {
  en: {
    subject: 'Confirm your new email address', button: 'Use this address',
    before: ['Press the button to use this address for your account from now on.'],
    after: ['The button works once, for 24 hours. If you did not ask for this, do nothing: the account keeps its old address.'],
    because: 'You get this because somebody named this address for an account on {siteName}.',
  },
  fr: {
    subject: 'Confirmez votre nouvelle adresse courriel', button: 'Utiliser cette adresse',
    before: ['Appuyez sur le bouton pour utiliser désormais cette adresse pour votre compte.'],
    after: ['Le bouton fonctionne une seule fois, pendant 24 heures. Si vous n’avez rien demandé, ne faites rien : le compte garde son ancienne adresse.'],
    because: 'Vous recevez ce message parce que quelqu’un a indiqué cette adresse pour un compte sur {siteName}.',
  },
};
