import { defineMessages } from '@porchlight/messages';

/** Confirmation of a membership to the landlord who paid. */
export const membershipBought = {
  messages: defineMessages({
    en: {
      subject: 'Thank you: your membership is paid until {endDay}',
      button: 'See my membership',
      before1: 'Your payment went through, and your company is a member until {endDay}.',
      before2:
        'Until then {listingCount, plural, one {# live listing costs} other {up to # live listings cost}} no credits. Featuring a listing still does.',
      because: 'You’re getting this email because you bought a membership on {siteName}.',
    },
    fr: {
      subject: 'Merci : votre adhésion est payée jusqu’au {endDay}',
      button: 'Voir mon adhésion',
      before1: 'Votre paiement est accepté, et votre entreprise est membre jusqu’au {endDay}.',
      before2:
        'D’ici là, {listingCount, plural, one {# annonce en ligne ne coûte} other {jusqu’à # annonces en ligne ne coûtent}} aucun crédit. La mise en vedette en coûte toujours.',
      because: 'Vous recevez ce courriel parce que vous avez acheté une adhésion sur {siteName}.',
    },
  }),
};

const because = {
  en: 'You’re getting this email because your company has a membership on {siteName}.',
  fr: 'Vous recevez ce courriel parce que votre entreprise a une adhésion sur {siteName}.',
};

/** Notice to a landlord days before the membership ends. */
export const membershipEnding = {
  messages: defineMessages({
    en: {
      subject: 'Your membership ends in {dayCount, plural, one {# day} other {# days}}',
      button: 'Renew my membership',
      before1: 'Your membership ends in {dayCount, plural, one {# day} other {# days}}, on {endDay}.',
      after1: 'Renew at any time until {graceDay}: your new term begins when this one ends, so you lose no day.',
      because: because.en,
    },
    fr: {
      subject: 'Votre adhésion prend fin dans {dayCount, plural, one {# jour} other {# jours}}',
      button: 'Renouveler mon adhésion',
      before1: 'Votre adhésion prend fin dans {dayCount, plural, one {# jour} other {# jours}}, le {endDay}.',
      after1:
        'Renouvelez-la quand vous voulez jusqu’au {graceDay} : la nouvelle période commence à la fin de celle-ci, et vous ne perdez aucun jour.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord on the last day of the membership. */
export const membershipEnded = {
  messages: defineMessages({
    en: {
      subject: 'The last day of your membership is {endDay}',
      button: 'Renew my membership',
      before1: 'The last day of your membership is {endDay}.',
      before2:
        'It keeps paying for your listings until {graceDay}. Renew by then, and your new term follows the old one.',
      because: because.en,
    },
    fr: {
      subject: 'Le dernier jour de votre adhésion est le {endDay}',
      button: 'Renouveler mon adhésion',
      before1: 'Le dernier jour de votre adhésion est le {endDay}.',
      before2:
        'Elle paie encore vos annonces jusqu’au {graceDay}. Renouvelez-la d’ici là, et la nouvelle période suivra l’ancienne.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that staff renewed the membership of the company. */
export const membershipRenewed = {
  messages: defineMessages({
    en: {
      subject: 'Your membership is renewed until {endDay}',
      button: 'See my membership',
      before1: 'We renewed the membership of your company. Its new last day is {endDay}.',
      before2:
        'Until then {listingCount, plural, one {# live listing costs} other {up to # live listings cost}} no credits. Featuring a listing still does.',
      because: because.en,
    },
    fr: {
      subject: 'Votre adhésion est renouvelée jusqu’au {endDay}',
      button: 'Voir mon adhésion',
      before1: 'Nous avons renouvelé l’adhésion de votre entreprise. Son nouveau dernier jour est le {endDay}.',
      before2:
        'D’ici là, {listingCount, plural, one {# annonce en ligne ne coûte} other {jusqu’à # annonces en ligne ne coûtent}} aucun crédit. La mise en vedette en coûte toujours.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord on the last day on which an ended membership pays for listings. */
export const membershipLapsed = {
  messages: defineMessages({
    en: {
      subject: 'After {graceDay}, your live listings use credits',
      button: 'Renew my membership',
      before1: 'Your membership ended on {endDay}. It pays for your listings until {graceDay}.',
      before2: 'After that, your live listings use credits. If there aren’t enough, the newest are paused first.',
      after1: 'Nothing is deleted.',
      because: because.en,
    },
    fr: {
      subject: 'Après le {graceDay}, vos annonces en ligne utilisent des crédits',
      button: 'Renouveler mon adhésion',
      before1: 'Votre adhésion a pris fin le {endDay}. Elle paie vos annonces jusqu’au {graceDay}.',
      before2:
        'Ensuite, vos annonces en ligne utilisent des crédits. S’il n’y en a pas assez, les plus récentes sont suspendues en premier.',
      after1: 'Rien n’est supprimé.',
      because: because.fr,
    },
  }),
};

/** Announcement to a landlord that the saved card is charged for the next term. */
export const membershipRenewalPlanned = {
  messages: defineMessages({
    en: {
      subject: 'Your membership renews on {chargeDay}',
      button: 'See my membership',
      before1: 'Your membership ends on {endDay}. As you chose, we renew it and charge your saved card on {chargeDay}.',
      before2: 'The price of the next term is {price}, plus tax.',
      after1: 'To stop this, turn off automatic renewal under Billing before that day.',
      because: because.en,
    },
    fr: {
      subject: 'Votre adhésion est renouvelée le {chargeDay}',
      button: 'Voir mon adhésion',
      before1:
        'Votre adhésion prend fin le {endDay}. Comme vous l’avez choisi, nous la renouvelons et débitons votre carte enregistrée le {chargeDay}.',
      before2: 'Le prix de la prochaine période est de {price}, taxes en sus.',
      after1: 'Pour l’éviter, désactivez le renouvellement automatique sous Facturation avant ce jour.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that the saved card could not be charged for the next term. */
export const membershipRenewalFailed = {
  messages: defineMessages({
    en: {
      subject: 'We couldn’t renew your membership',
      button: 'Renew my membership',
      before1: 'Your membership ends on {endDay}. We couldn’t charge your saved card for the next term.',
      before2: 'We’ll try again on {retryDay}.',
      after1: 'You can pay with any card now. Your benefits continue until {graceDay}.',
      because: because.en,
    },
    fr: {
      subject: 'Nous n’avons pas pu renouveler votre adhésion',
      button: 'Renouveler mon adhésion',
      before1:
        'Votre adhésion prend fin le {endDay}. Nous n’avons pas pu débiter votre carte enregistrée pour la prochaine période.',
      before2: 'Nous réessaierons le {retryDay}.',
      after1: 'Vous pouvez payer maintenant avec n’importe quelle carte. Vos avantages continuent jusqu’au {graceDay}.',
      because: because.fr,
    },
  }),
};
