import type { MailTexts } from './mail-text.ts';

/** Tells a renter that the message is on its way, and keeps a copy. */
export const inquiryCopy: MailTexts = {
  path: '/homes',
  en: {
    subject: 'Your message about {title}',
    button: 'Look at the home',
    before: [
      'We sent your message about “{title}” to the landlord.',
      'In {city}.',
      'The landlord is {landlordName}.',
      'You wrote:',
      '{message}',
    ],
    after: ['The landlord answers you directly. Never pay before you have seen the home and signed a lease.'],
    because: 'You get this because a message about a home was sent on {siteName} with this address.',
  },
  fr: {
    subject: 'Votre message au sujet de {title}',
    button: 'Voir le logement',
    before: [
      'Nous avons transmis votre message au sujet de « {title} » au propriétaire.',
      'À {city}.',
      'Le propriétaire est {landlordName}.',
      'Vous avez écrit :',
      '{message}',
    ],
    after: ['Le propriétaire vous répond directement. Ne payez jamais avant d’avoir vu le logement et signé un bail.'],
    because:
      'Vous recevez ce message parce qu’un message au sujet d’un logement a été envoyé sur {siteName} avec cette adresse.',
  },
};
