import type { MailTexts } from './mail-text.ts';

/** Tells a landlord that somebody asks about a home. */
export const inquiryReceived: MailTexts = {
  path: '/portal/leads',
  en: {
    subject: '{renterName} asks about {title}',
    button: 'Answer',
    before: [
      '{renterName} asks about your home “{title}”.',
      'In {city}.',
      '{message}',
      'Would move in: {moveIn}',
      'Email: {renterEmail}',
      'Phone: {renterPhone}',
      'Papers they can show: {documents}',
      '{abroad}',
      '{careful}',
    ],
    after: ['They are waiting for your answer.'],
    because: 'You get this because this home is listed on {siteName} with your account.',
  },
  fr: {
    subject: '{renterName} s’intéresse à {title}',
    button: 'Répondre',
    before: [
      '{renterName} s’intéresse à votre logement « {title} ».',
      'À {city}.',
      '{message}',
      'Emménagement souhaité : {moveIn}',
      'Courriel : {renterEmail}',
      'Téléphone : {renterPhone}',
      'Documents à l’appui : {documents}',
      '{abroad}',
      '{careful}',
    ],
    after: ['Votre réponse est attendue.'],
    because: 'Vous recevez ce message parce que ce logement est affiché sur {siteName} avec votre compte.',
  },
};
