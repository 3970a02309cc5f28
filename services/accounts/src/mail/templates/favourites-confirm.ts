import { defineMessages } from '@porchlight/messages';

/** Confirmation that saves a guest's favourites under an address. */
export const favouritesConfirm = {
  messages: defineMessages({
    en: {
      subject: 'Keep your favourite homes',
      button: 'Keep my favourites',
      before1: 'Press the button to keep the favourite homes of your browser under this address.',
      after1: 'If you did not ask for this, do nothing: nothing is kept.',
      because: 'You get this because this address was named for favourite homes on {siteName}.',
    },
    fr: {
      subject: 'Gardez vos logements favoris',
      button: 'Garder mes favoris',
      before1: 'Appuyez sur le bouton pour garder les logements favoris de votre navigateur sous cette adresse.',
      after1: 'Si vous n’avez rien demandé, ne faites rien : rien n’est gardé.',
      because:
        'Vous recevez ce message parce que cette adresse a été indiquée pour des logements favoris sur {siteName}.',
    },
    enUs: {
      subject: 'Keep your favorite homes',
      button: 'Keep my favorites',
      before1: 'Press the button to keep the favorite homes of your browser under this address.',
      because: 'You get this because this address was named for favorite homes on {siteName}.',
    },
  }),
};
