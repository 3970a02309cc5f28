import { defineMessages } from '@porchlight/messages';

/** Copy of an inquiry for its sender. */
export const inquiryCopy = {
  path: '/homes',
  messages: defineMessages({
    en: {
      subject: 'Your message about {title}',
      button: 'Look at the home',
      before1: 'We sent your message about “{title}” to the landlord.',
      before2: 'In {city}.',
      before3: 'The landlord is {landlordName}.',
      before4: 'You wrote:',
      before5: '{message}',
      after1: 'The landlord answers you directly. Never pay before you have seen the home and signed a lease.',
      because: 'You get this because a message about a home was sent on {siteName} with this address.',
    },
    fr: {
      subject: 'Votre message au sujet de {title}',
      button: 'Voir le logement',
      before1: 'Nous avons transmis votre message au sujet de « {title} » au propriétaire.',
      before2: 'À {city}.',
      before3: 'Le propriétaire est {landlordName}.',
      before4: 'Vous avez écrit :',
      before5: '{message}',
      after1: 'Le propriétaire vous répond directement. Ne payez jamais avant d’avoir vu le logement et signé un bail.',
      because:
        'Vous recevez ce message parce qu’un message au sujet d’un logement a été envoyé sur {siteName} avec cette adresse.',
    },
  }),
};
