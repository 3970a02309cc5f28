import { defineMessages } from '@porchlight/messages';

const because = {
  en: 'You’re getting this email because you have listings on {siteName}.',
  fr: 'Vous recevez ce courriel parce que vous avez des annonces sur {siteName}.',
} as const;

/** Notice to a landlord that a listing expires soon, with a link that confirms it. */
export const listingExpiring = {
  messages: defineMessages({
    en: {
      subject: 'Is it still available? {title}',
      button: 'Still available',
      before1:
        'Your listing “{title}” runs out in {dayCount, plural, one {# day} other {# days}}, because you haven’t confirmed or changed it for a while.',
      before2: 'If the home is still available, confirm it with one click. You don’t need to log in.',
      after1: 'If it’s taken, there’s nothing to do: the listing leaves search by itself, and its daily charge ends.',
      because: because.en,
    },
    fr: {
      subject: 'Toujours disponible ? {title}',
      button: 'Toujours disponible',
      before1:
        'Votre annonce « {title} » arrive à échéance dans {dayCount, plural, one {# jour} other {# jours}}, car vous ne l’avez ni confirmée ni modifiée depuis un moment.',
      before2: 'Si le logement est toujours disponible, confirmez-le en un clic, sans vous connecter.',
      after1:
        'S’il est loué, vous n’avez rien à faire : l’annonce quitte la recherche d’elle-même et ses frais quotidiens cessent.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that a listing has expired. */
export const listingExpired = {
  messages: defineMessages({
    en: {
      subject: 'No longer in search: {title}',
      button: 'Open my listing',
      before1: 'Your listing “{title}” has run out, so renters no longer find it. It costs no credits now.',
      before2: 'Is the home still available? Open the listing, choose “Offer again”, and turn it on under Listings.',
      because: because.en,
    },
    fr: {
      subject: 'Retirée de la recherche : {title}',
      button: 'Ouvrir mon annonce',
      before1:
        'Votre annonce « {title} » est arrivée à échéance : les locataires ne la trouvent plus. Elle ne coûte plus de crédits.',
      before2:
        'Le logement est toujours disponible ? Ouvrez l’annonce, choisissez « Proposer de nouveau », puis mettez-la en ligne sous Annonces.',
      because: because.fr,
    },
  }),
};
