import { defineMessages } from '@porchlight/messages';

/** Confirmation of an order of credits to the landlord who paid. */
export const creditsBought = {
  messages: defineMessages({
    en: {
      subject: 'Thank you: {creditCount, plural, one {# credit was} other {# credits were}} added',
      button: 'See my credits',
      before1:
        'Your payment went through, and {creditCount, plural, one {# credit is} other {# credits are}} in your wallet.',
      after1: 'Credits that you bought never expire.',
      because: 'You’re getting this email because you bought credits on {siteName}.',
    },
    fr: {
      subject: 'Merci : {creditCount, plural, one {# crédit ajouté} other {# crédits ajoutés}}',
      button: 'Voir mes crédits',
      before1:
        'Votre paiement est accepté : {creditCount, plural, one {# crédit est} other {# crédits sont}} dans votre portefeuille.',
      after1: 'Les crédits achetés n’expirent jamais.',
      because: 'Vous recevez ce courriel parce que vous avez acheté des crédits sur {siteName}.',
    },
  }),
};
