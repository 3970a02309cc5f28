import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      refused: 'This promo code can’t be used.',
      unknownCode: 'We don’t know this code. Check the letters and try again.',
      notStarted: 'This code isn’t valid yet.',
      ended: 'This code has ended.',
      usedUp: 'This code has been used as often as it could be.',
      usedByCompany: 'You’ve already used this code.',
      otherCurrency: 'This code is for another currency.',
      otherBundle: 'This code is for another bundle.',
      bundlesOnly: 'Codes are for credits, not for memberships.',
      newCustomersOnly: 'This code is for a first purchase.',
      priceTooLow: 'This bundle costs too little for this code.',
      remainderTooSmall: 'With this code less than 50 cents would be left to pay, which no card accepts.',
      tooManyTries: 'Too many codes. Please try again later, or pay without a code.',
    },
    fr: {
      refused: 'Ce code promo ne peut pas être utilisé.',
      unknownCode: 'Nous ne connaissons pas ce code. Vérifiez les lettres et réessayez.',
      notStarted: 'Ce code n’est pas encore valide.',
      ended: 'Ce code a pris fin.',
      usedUp: 'Ce code a atteint sa limite d’utilisation.',
      usedByCompany: 'Vous avez déjà utilisé ce code.',
      otherCurrency: 'Ce code vaut pour une autre devise.',
      otherBundle: 'Ce code vaut pour un autre forfait.',
      bundlesOnly: 'Les codes valent pour des crédits, pas pour une adhésion.',
      newCustomersOnly: 'Ce code vaut pour un premier achat.',
      priceTooLow: 'Ce forfait coûte trop peu pour ce code.',
      remainderTooSmall: 'Avec ce code, il resterait moins de 50 cents à payer, ce qu’aucune carte n’accepte.',
      tooManyTries: 'Trop de codes. Réessayez plus tard, ou payez sans code.',
    },
  }),
);
