import { defineMessages } from '@porchlight/messages';

/** Notice to a landlord of a new inquiry. */
export const inquiryReceived = {
  path: '/portal/leads',
  messages: defineMessages({
    en: {
      subject: '{renterName} asks about {title}',
      button: 'Answer',
      before1: '{renterName} asks about your home “{title}”.',
      before2: 'In {city}.',
      before3: '{message}',
      before4: 'Would move in: {moveIn}',
      before5: 'Email: {renterEmail}',
      before6: 'Phone: {renterPhone}',
      before7: 'Papers they can show: {documents}',
      before8: '{abroad}',
      before9: '{careful}',
      after1: 'They are waiting for your answer.',
      because: 'You get this because this home is listed on {siteName} with your account.',
    },
    fr: {
      subject: '{renterName} s’intéresse à {title}',
      button: 'Répondre',
      before1: '{renterName} s’intéresse à votre logement « {title} ».',
      before2: 'À {city}.',
      before3: '{message}',
      before4: 'Emménagement souhaité : {moveIn}',
      before5: 'Courriel : {renterEmail}',
      before6: 'Téléphone : {renterPhone}',
      before7: 'Documents à l’appui : {documents}',
      before8: '{abroad}',
      before9: '{careful}',
      after1: 'Votre réponse est attendue.',
      because: 'Vous recevez ce message parce que ce logement est affiché sur {siteName} avec votre compte.',
    },
  }),
};
