import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      orderNotFound: 'We couldn’t find this order.',
      notRefundable: 'This order can’t be refunded: it isn’t paid, it is disputed, or nothing is left to refund.',
      amountTooLarge: 'This is more than what is left to refund.',
      amountTooSmall: 'Refund at least 1.00, or all that is left.',
    },
    fr: {
      orderNotFound: 'Nous n’avons pas trouvé cette commande.',
      notRefundable:
        'Cette commande ne peut pas être remboursée : elle n’est pas payée, elle est contestée ou il ne reste rien à rembourser.',
      amountTooLarge: 'C’est plus que ce qu’il reste à rembourser.',
      amountTooSmall: 'Remboursez au moins 1,00 ou tout ce qu’il reste.',
    },
  }),
);
