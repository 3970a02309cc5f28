import { defineMessages } from '@porchlight/messages';

/** Notice to a renter that the home they inquired about is no longer available, with similar homes. */
export const homeGone = {
  path: '/homes',
  messages: defineMessages({
    en: {
      subject: 'No longer available: {title}',
      button: 'See more homes',
      before1: 'The home you messaged about is no longer available: “{title}” in {city}.',
      before2: 'Similar homes near {place}:',
      item: '{title}, {rent}, {place}',
      after1: 'You don’t need to do anything. We only send this once.',
      because: 'You’re getting this email because this address was used to message the landlord on {siteName}.',
    },
    fr: {
      subject: 'N’est plus offert : {title}',
      button: 'Voir d’autres logements',
      before1: 'Le logement pour lequel vous aviez écrit n’est plus offert : « {title} », à {city}.',
      before2: 'Des logements semblables près de {place} :',
      item: '{title}, {rent}, {place}',
      after1: 'Vous n’avez rien à faire. Nous n’envoyons ce message qu’une seule fois.',
      because: 'Vous recevez ce courriel parce que cette adresse a servi à écrire au propriétaire sur {siteName}.',
    },
  }),
};
