import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      requestNotFound: 'We couldn’t find this request.',
      alreadyDecided: 'This request has already been decided. Reload the page to see the decision.',
      ownRequest: 'You made this request, so another person must decide it.',
      administratorNeeded: 'A site administrator must decide this request.',
    },
    fr: {
      requestNotFound: 'Nous n’avons pas trouvé cette demande.',
      alreadyDecided: 'Cette demande a déjà été traitée. Rechargez la page pour voir la décision.',
      ownRequest: 'Vous avez fait cette demande ; une autre personne doit la traiter.',
      administratorNeeded: 'Un administrateur du site doit traiter cette demande.',
    },
  }),
);
