import { defineMessages } from '@porchlight/messages';

/** Verification code for a landlord's address. */
export const landlordCode = {
  path: '/landlord/verify',
  messages: defineMessages({
    en: {
      subject: 'Your code to confirm your address',
      button: 'Type the code',
      before1: 'Type this code to confirm that this address is yours:',
      after1:
        'It works for 10 minutes. We never ask for it by phone or by mail. If you did not ask for an account, do nothing.',
      because: 'You get this because a landlord account was made on {siteName} with this address.',
    },
    fr: {
      subject: 'Votre code de confirmation',
      button: 'Taper le code',
      before1: 'Tapez ce code pour confirmer que cette adresse est la vôtre :',
      after1:
        'Il fonctionne pendant 10 minutes. Nous ne le demandons jamais par téléphone ni par courriel. Si vous n’avez pas demandé de compte, ne faites rien.',
      because:
        'Vous recevez ce message parce qu’un compte de propriétaire a été créé sur {siteName} avec cette adresse.',
    },
  }),
};
