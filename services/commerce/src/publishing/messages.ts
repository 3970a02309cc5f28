import { defineMessages, messageReference, messageReferences, type MessageReference } from '@porchlight/messages';

const catalog = defineMessages({
  en: {
    listingNotFound: 'We couldn’t find this listing.',
    frozen:
      'A bank disputes a payment of your company. You can turn listings on and feature them again once that is settled.',
    notOffered:
      'This listing is not ready to be turned on. Open it to see what is missing, or to offer the home again.',
    noFeaturing: 'Listings can’t be featured while your account is restricted.',
    accountSuspended: 'Your account is suspended, so no listing can be turned on. Your account page says why.',
    listingLimit:
      '{count, plural, one {# listing} other {# listings}} can be on while your account is limited. Turn one off first.',
    notLive: 'Turn the listing on before you feature it.',
    priceChanged: 'The price has changed since this page was opened. Please check it and confirm again.',
    creditsShort:
      'This costs {cost, plural, one {# credit} other {# credits}}, and you have {balance}. Buy {shortfall} more to continue.',
  },
  fr: {
    listingNotFound: 'Nous n’avons pas trouvé cette annonce.',
    frozen:
      'Une banque conteste un paiement de votre entreprise. Vous pourrez de nouveau mettre des annonces en ligne et en vedette une fois le litige réglé.',
    notOffered:
      'Cette annonce n’est pas prête à être mise en ligne. Ouvrez-la pour voir ce qui manque, ou pour proposer de nouveau le logement.',
    noFeaturing: 'Aucune annonce ne peut être en vedette tant que votre compte est restreint.',
    accountSuspended:
      'Votre compte est suspendu : aucune annonce ne peut être mise en ligne. La page de votre compte dit pourquoi.',
    listingLimit:
      '{count, plural, one {# annonce peut} other {# annonces peuvent}} être en ligne tant que votre compte est limité. Retirez-en une d’abord.',
    notLive: 'Mettez l’annonce en ligne avant de la mettre en vedette.',
    priceChanged: 'Le prix a changé depuis l’ouverture de cette page. Vérifiez-le, puis confirmez de nouveau.',
    creditsShort:
      'Il faut {cost, plural, one {# crédit} other {# crédits}} et vous en avez {balance}. Achetez-en encore {shortfall} pour continuer.',
  },
});

export const messages = {
  ...messageReferences(catalog),
  /** Names the limit of the account. */
  listingLimit: (count: number): MessageReference => messageReference(catalog, 'listingLimit', { count }),
  /** Names the credits that are missing. */
  creditsShort: (cost: number, balance: number): MessageReference =>
    messageReference(catalog, 'creditsShort', { cost, balance, shortfall: cost - balance }),
};
