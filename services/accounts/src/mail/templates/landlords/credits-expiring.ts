import { defineMessages } from '@porchlight/messages';

/** Notice to a landlord that bonus credits will expire. */
export const creditsExpiring = {
  messages: defineMessages({
    en: {
      subject: '{creditCount, plural, one {# bonus credit expires} other {# bonus credits expire}} after {lastDay}',
      button: 'See my credits',
      before1:
        '{creditCount, plural, one {# bonus credit} other {# bonus credits}} in your wallet can be spent until {lastDay}.',
      after1: 'Bonus credits are spent first. Credits that you bought never expire.',
      because: 'You’re getting this email because you have credits on {siteName}.',
    },
    fr: {
      subject:
        '{creditCount, plural, one {# crédit offert expire} other {# crédits offerts expirent}} après le {lastDay}',
      button: 'Voir mes crédits',
      before1:
        '{creditCount, plural, one {# crédit offert de votre portefeuille peut être utilisé} other {# crédits offerts de votre portefeuille peuvent être utilisés}} jusqu’au {lastDay}.',
      after1: 'Les crédits offerts sont utilisés en premier. Les crédits achetés n’expirent jamais.',
      because: 'Vous recevez ce courriel parce que vous avez des crédits sur {siteName}.',
    },
  }),
};
