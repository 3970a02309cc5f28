import { defineMessages } from '@porchlight/messages';

/** Notice to a renter that the home they inquired about is no longer available, with similar homes. */
export const homeGone = {
  path: '/homes',
  messages: defineMessages({
    en: {
      subject: 'No longer available: {title}',
      button: 'See more homes',
      before1: 'The home you wrote about is no longer available: “{title}”, {city}.',
      before2: 'Homes like it near {place}:',
      item: '{title}, {rent}, {place}',
      after1: 'We tell you this once. You need not do anything.',
      because: 'You get this because a message about this home was sent on {siteName} with this address.',
    },
    fr: {
      subject: 'N’est plus offert : {title}',
      button: 'Voir d’autres logements',
      before1: 'Le logement dont vous parliez n’est plus offert : « {title} », {city}.',
      before2: 'Des logements semblables près de {place} :',
      item: '{title}, {rent}, {place}',
      after1: 'Nous vous le disons une seule fois. Vous n’avez rien à faire.',
      because:
        'Vous recevez ce message parce qu’un message au sujet de ce logement a été envoyé sur {siteName} avec cette adresse.',
    },
  }),
};
