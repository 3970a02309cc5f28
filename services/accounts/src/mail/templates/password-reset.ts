import { defineMessages } from '@porchlight/messages';

/** Link to reset the password. */
export const passwordReset = {
  messages: defineMessages({
    en: {
      subject: 'Choose a new password',
      button: 'Choose a new password',
      before1: 'Somebody asked for a new password for your account. If it was you, press the button.',
      after1: 'The button works once, for 30 minutes. If it was not you, do nothing: your password stays as it is.',
      because: 'You get this because a new password was asked for on {siteName} with this address.',
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      button: 'Choisir un mot de passe',
      before1: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’était vous, appuyez sur le bouton.',
      after1:
        'Le bouton fonctionne une seule fois, pendant 30 minutes. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
      because:
        'Vous recevez ce message parce qu’un nouveau mot de passe a été demandé sur {siteName} avec cette adresse.',
    },
  }),
};
