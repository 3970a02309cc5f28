import { defineMessages } from '@porchlight/messages';

/** Notice to a landlord that the credits will soon not pay for all live listings. */
export const creditsLow = {
  messages: defineMessages({
    en: {
      subject: 'Your credits last {dayCount, plural, =0 {less than a day} one {# more day} other {# more days}}',
      button: 'See my credits',
      before1:
        'You have {creditCount, plural, one {# credit} other {# credits}} left. Your live listings use them up in {dayCount, plural, =0 {less than a day} one {# day} other {# days}}.',
      after1: 'When they run out, your newest listings are paused first. Nothing is deleted.',
      after2: 'You can turn these emails off under Usage in your portal.',
      because: 'You’re getting this email because you have listings on {siteName}.',
    },
    fr: {
      subject:
        'Vos crédits suffisent encore pour {dayCount, plural, =0 {moins d’un jour} one {# jour} other {# jours}}',
      button: 'Voir mes crédits',
      before1:
        'Il vous reste {creditCount, plural, one {# crédit} other {# crédits}}. Vos annonces en ligne les utilisent en {dayCount, plural, =0 {moins d’un jour} one {# jour} other {# jours}}.',
      after1: 'Quand ils sont épuisés, vos annonces les plus récentes sont suspendues en premier. Rien n’est supprimé.',
      after2: 'Vous pouvez désactiver ces courriels sous Utilisation dans votre portail.',
      because: 'Vous recevez ce courriel parce que vous avez des annonces sur {siteName}.',
    },
  }),
};
