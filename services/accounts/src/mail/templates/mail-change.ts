import { defineMessages } from '@porchlight/messages';

/** Confirmation request for an email change, to the old address. */
export const mailChangeOld = {
  messages: defineMessages({
    en: {
      subject: 'Your email address is being changed',
      button: 'Yes, change it',
      before1:
        'Somebody asked to use {newEmail} for your account in place of this address. If it was you, press the button here, and the one in the mail to the new address.',
      after1:
        'The button works once, for 24 hours; without it nothing changes. If it was not you, choose “Forgot password?” when you log in, and write to us at {siteEmail}.',
      because: 'You get this because this address belongs to an account on {siteName}.',
    },
    fr: {
      subject: 'Votre adresse courriel va changer',
      button: 'Oui, la changer',
      before1:
        'Quelqu’un a demandé que {newEmail} remplace cette adresse pour votre compte. Si c’était vous, appuyez sur ce bouton, puis sur celui du courriel envoyé à la nouvelle adresse.',
      after1:
        'Le bouton fonctionne une seule fois, pendant 24 heures ; sans lui, rien ne change. Si ce n’était pas vous, choisissez « Mot de passe oublié ? » en vous connectant, et écrivez-nous à {siteEmail}.',
      because: 'Vous recevez ce message parce que cette adresse est celle d’un compte sur {siteName}.',
    },
  }),
};
/** Confirmation request for an email change, to the new address. */
export const mailChangeNew = {
  messages: defineMessages({
    en: {
      subject: 'Confirm your new email address',
      button: 'Use this address',
      before1: 'Press the button to use this address for your account from now on.',
      after1:
        'The button works once, for 24 hours. If you did not ask for this, do nothing: the account keeps its old address.',
      because: 'You get this because somebody named this address for an account on {siteName}.',
    },
    fr: {
      subject: 'Confirmez votre nouvelle adresse courriel',
      button: 'Utiliser cette adresse',
      before1: 'Appuyez sur le bouton pour utiliser désormais cette adresse pour votre compte.',
      after1:
        'Le bouton fonctionne une seule fois, pendant 24 heures. Si vous n’avez rien demandé, ne faites rien : le compte garde son ancienne adresse.',
      because: 'Vous recevez ce message parce que quelqu’un a indiqué cette adresse pour un compte sur {siteName}.',
    },
  }),
};
