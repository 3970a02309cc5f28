import type { MailTexts } from './mail-text.ts';

/** Tells a renter that a home they wrote about is no longer to be had, with homes like it. */
export const homeGone: MailTexts = {
  path: '/homes',
  en: {
    subject: 'No longer available: {title}',
    button: 'See more homes',
    before: ['The home you wrote about is no longer available: “{title}”, {city}.', 'Homes like it near {place}:'],
    item: '{title}, {rent}, {place}',
    after: ['We tell you this once. You need not do anything.'],
    because: 'You get this because a message about this home was sent on {siteName} with this address.',
  },
  fr: {
    subject: 'N’est plus offert : {title}',
    button: 'Voir d’autres logements',
    before: [
      'Le logement dont vous parliez n’est plus offert : « {title} », {city}.',
      'Des logements semblables près de {place} :',
    ],
    item: '{title}, {rent}, {place}',
    after: ['Nous vous le disons une seule fois. Vous n’avez rien à faire.'],
    because:
      'Vous recevez ce message parce qu’un message au sujet de ce logement a été envoyé sur {siteName} avec cette adresse.',
  },
};
