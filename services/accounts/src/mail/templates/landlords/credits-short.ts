import { defineMessages } from '@porchlight/messages';

/** Notice to a landlord that the credits did not last for all live listings. */
export const creditsShort = {
  messages: defineMessages({
    en: {
      subject: 'You don’t have enough credits for all your listings',
      button: 'See my credits',
      before1: 'Today your credits weren’t enough for all of your live listings.',
      before2:
        '{pausedCount, plural, one {# listing is} other {# listings are}} paused and can no longer be found. The listings that you turned on last are paused first.',
      before3:
        '{unfeaturedCount, plural, one {# listing is} other {# listings are}} no longer featured, but still live.',
      item: '{title}: {change}',
      after1: 'Nothing was deleted.',
      because: 'You’re getting this email because you have listings on {siteName}.',
    },
    fr: {
      subject: 'Vous n’avez pas assez de crédits pour toutes vos annonces',
      button: 'Voir mes crédits',
      before1: 'Aujourd’hui, vos crédits n’ont pas suffi pour toutes vos annonces en ligne.',
      before2:
        '{pausedCount, plural, one {# annonce est suspendue et n’est plus visible} other {# annonces sont suspendues et ne sont plus visibles}}. Les annonces mises en ligne en dernier sont suspendues en premier.',
      before3:
        '{unfeaturedCount, plural, one {# annonce n’est plus en vedette, mais reste en ligne} other {# annonces ne sont plus en vedette, mais restent en ligne}}.',
      item: '{title} : {change}',
      after1: 'Rien n’a été supprimé.',
      because: 'Vous recevez ce courriel parce que vous avez des annonces sur {siteName}.',
    },
  }),
};
