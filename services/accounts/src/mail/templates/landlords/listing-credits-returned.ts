import { defineMessages } from '@porchlight/messages';

/** Notice to a landlord that support returned credits of a listing. */
export const listingCreditsReturned = {
  messages: defineMessages({
    en: {
      subject: 'We returned {creditCount, plural, one {# credit} other {# credits}}',
      button: 'See my credits',
      before1:
        'We returned {creditCount, plural, one {# credit} other {# credits}} that your listing “{title}” cost, for this reason:',
      before2: '{reason}',
      after1: 'They’re in your wallet and don’t expire. To reach a person, write to us through the contact page.',
      because: 'You’re getting this email because you have listings on {siteName}.',
    },
    fr: {
      subject: 'Nous avons rendu {creditCount, plural, one {# crédit} other {# crédits}}',
      button: 'Voir mes crédits',
      before1:
        'Nous avons rendu {creditCount, plural, one {# crédit} other {# crédits}} de votre annonce « {title} », pour la raison suivante :',
      before2: '{reason}',
      after1:
        'Ils sont dans votre portefeuille et n’expirent pas. Pour joindre une personne, écrivez-nous par la page de contact.',
      because: 'Vous recevez ce courriel parce que vous avez des annonces sur {siteName}.',
    },
  }),
};
