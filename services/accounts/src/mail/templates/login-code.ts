import { defineMessages } from '@porchlight/messages';

/** Login code, required after too many wrong passwords. */
export const loginCode = {
  messages: defineMessages({
    en: {
      subject: 'Your code to log in',
      before1: 'Type this code to log in:',
      after1:
        'It works for 10 minutes. We never ask for it by phone or by mail. If you are not logging in, do nothing: nobody gets in without it.',
      because: 'You get this because somebody is logging in on {siteName} with this address.',
    },
    fr: {
      subject: 'Votre code de connexion',
      before1: 'Tapez ce code pour vous connecter :',
      after1:
        'Il fonctionne pendant 10 minutes. Nous ne le demandons jamais par téléphone ni par courriel. Si vous ne vous connectez pas, ne faites rien : personne n’entre sans lui.',
      because: 'Vous recevez ce message parce que quelqu’un se connecte sur {siteName} avec cette adresse.',
    },
  }),
};
