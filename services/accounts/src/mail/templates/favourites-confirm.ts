import { defineMessages } from '@porchlight/messages';

/** Confirmation that saves a guest's favourites under an address. */
export const favouritesConfirm = {
  messages: defineMessages({
    en: {
      subject: 'Save your favourite homes',
      button: 'Save my favourites',
      before1: 'Use this link to save the favourite homes in your browser under this email address.',
      after1: 'If you didn’t ask for this, you can ignore this email. Nothing will be saved.',
      because: 'You’re getting this email because someone entered this address to save favourite homes on {siteName}.',
    },
    fr: {
      subject: 'Enregistrez vos logements favoris',
      button: 'Enregistrer mes favoris',
      before1:
        'Utilisez ce lien pour enregistrer les logements favoris de votre navigateur sous cette adresse courriel.',
      after1: 'Si vous n’avez rien demandé, ignorez ce courriel. Rien ne sera enregistré.',
      because:
        'Vous recevez ce courriel parce que quelqu’un a entré cette adresse pour enregistrer des logements favoris sur {siteName}.',
    },
    enUs: {
      subject: 'Save your favorite homes',
      button: 'Save my favorites',
      before1: 'Use this link to save the favorite homes in your browser under this email address.',
      because: 'You’re getting this email because someone entered this address to save favorite homes on {siteName}.',
    },
  }),
};
