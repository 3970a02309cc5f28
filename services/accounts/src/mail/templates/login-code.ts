import { defineMessages } from '@porchlight/messages';

/** Login code, required after too many wrong passwords. */
export const loginCode = {
  messages: defineMessages({
    en: {
      subject: 'Your login code',
      before1: 'Enter this code to log in:',
      after1:
        'It’s valid for 10 minutes. We’ll never ask you for it by phone or email. If you aren’t trying to log in, you can ignore this email: nobody can get in without the code.',
      because: 'You’re getting this email because someone is logging in to {siteName} with this address.',
    },
    fr: {
      subject: 'Votre code de connexion',
      before1: 'Entrez ce code pour vous connecter :',
      after1:
        'Il est valable 10 minutes. Nous ne vous le demanderons jamais par téléphone ni par courriel. Si vous n’essayez pas de vous connecter, ignorez ce courriel : sans le code, personne ne peut entrer.',
      because: 'Vous recevez ce courriel parce que quelqu’un se connecte à {siteName} avec cette adresse.',
    },
  }),
};
