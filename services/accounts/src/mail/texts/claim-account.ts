import type { MailTexts } from './mail-text.ts';

/** Hands an account that was made for somebody to that person. */
export const claimAccount: MailTexts = {
  en: {
    subject: 'Your account is ready',
    button: 'Set my password',
    before: ['There is an account for you on {siteName}. Set a password and it is yours.', 'It belongs to {company}.'],
    after: ['The button works once, for 14 days. If this is not for you, press it and choose “Not me”, or do nothing.'],
    because: 'You get this because an account with this address was made for you on {siteName}.',
  },
  fr: {
    subject: 'Votre compte est prêt',
    button: 'Choisir mon mot de passe',
    before: [
      'Un compte vous attend sur {siteName}. Choisissez un mot de passe et il est à vous.',
      'Il est rattaché à {company}.',
    ],
    after: [
      'Le bouton fonctionne une seule fois, pendant 14 jours. Si ce message n’est pas pour vous, appuyez et choisissez « Ce n’est pas moi », ou ne faites rien.',
    ],
    because: 'Vous recevez ce message parce qu’un compte a été créé pour vous sur {siteName} avec cette adresse.',
  },
};
