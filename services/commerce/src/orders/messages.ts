import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      bundleGone: 'This bundle is no longer on sale. Please choose another one.',
      bundleBoughtUp: 'You’ve bought this bundle as often as you can. Please choose another one.',
      planGone: 'This membership is no longer on sale. Please choose another one.',
      billingNeeded: 'Save your billing address first: it decides the tax.',
      priceChanged: 'The price has changed since this page was opened. Please check the new total before you pay.',
      bundleOrdered:
        'You have an open order for this bundle, and it can’t be bought again. Pay that order, or try again in 20 minutes.',
      orderEnding: 'This order has just ended. Please try again.',
      keyTaken: 'This page has already sent a different order. Reload it and try again.',
      orderNotFound: 'We couldn’t find this order.',
      noSavedCard: 'No card is saved. Enter a card.',
    },
    fr: {
      bundleGone: 'Ce forfait n’est plus en vente. Choisissez-en un autre.',
      bundleBoughtUp: 'Vous avez acheté ce forfait autant de fois que possible. Choisissez-en un autre.',
      planGone: 'Cette adhésion n’est plus en vente. Choisissez-en une autre.',
      billingNeeded: 'Enregistrez d’abord votre adresse de facturation : elle détermine la taxe.',
      priceChanged: 'Le prix a changé depuis l’ouverture de cette page. Vérifiez le nouveau total avant de payer.',
      bundleOrdered:
        'Vous avez une commande en cours pour ce forfait, qui ne peut être acheté de nouveau. Payez-la ou réessayez dans 20 minutes.',
      orderEnding: 'Cette commande vient de se terminer. Veuillez réessayer.',
      keyTaken: 'Cette page a déjà envoyé une autre commande. Rechargez-la, puis réessayez.',
      orderNotFound: 'Nous n’avons pas trouvé cette commande.',
      noSavedCard: 'Aucune carte n’est enregistrée. Entrez une carte.',
    },
  }),
);
