import { defineMessages } from '@porchlight/messages';

/** Verification code for a landlord's address. */
export const landlordCode = {
  path: '/landlord/verify',
  messages: defineMessages({
    en: {
      subject: 'Your confirmation code',
      button: 'Enter the code',
      before1: 'Enter this code to confirm your email address:',
      after1:
        'It’s valid for 10 minutes. We’ll never ask you for it by phone or email. If you didn’t create an account, you can ignore this email.',
      because: 'You’re getting this email because a landlord account was created on {siteName} with this address.',
    },
    fr: {
      subject: 'Votre code de confirmation',
      button: 'Entrer le code',
      before1: 'Entrez ce code pour confirmer votre adresse courriel :',
      after1:
        'Il est valable 10 minutes. Nous ne vous le demanderons jamais par téléphone ni par courriel. Si vous n’avez pas créé de compte, ignorez ce courriel.',
      because:
        'Vous recevez ce courriel parce qu’un compte de propriétaire a été créé sur {siteName} avec cette adresse.',
    },
  }),
};
