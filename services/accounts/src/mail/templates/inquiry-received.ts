import { defineMessages } from '@porchlight/messages';

/** What a renter wrote, between the sentence about the listing and the one about answers. */
export const renterMessage = {
  en: {
    before2: '{message}',
    before3: 'Preferred move-in: {moveIn}',
    before4: 'Email: {renterEmail}',
    before5: 'Phone: {renterPhone}',
    before6: 'Documents available: {documents}',
    before7: '{abroad}',
    before8: '{careful}',
    before9: '{unconfirmed}',
  },
  fr: {
    before2: '{message}',
    before3: 'Emménagement souhaité : {moveIn}',
    before4: 'Courriel : {renterEmail}',
    before5: 'Téléphone : {renterPhone}',
    before6: 'Documents disponibles : {documents}',
    before7: '{abroad}',
    before8: '{careful}',
    before9: '{unconfirmed}',
  },
};

/** Notice to a landlord of a new inquiry. */
export const inquiryReceived = {
  path: '/portal/leads',
  messages: defineMessages({
    en: {
      subject: '{renterName} is interested in {title}',
      button: 'Reply',
      before1: '{renterName} is interested in “{title}” in {city}.',
      ...renterMessage.en,
      after1: '{howToReply}',
      because: 'You’re getting this email because your account lists this home on {siteName}.',
    },
    fr: {
      subject: '{renterName} s’intéresse à {title}',
      button: 'Répondre',
      before1: '{renterName} s’intéresse à votre logement « {title} », à {city}.',
      ...renterMessage.fr,
      after1: '{howToReply}',
      because: 'Vous recevez ce courriel parce que ce logement est annoncé sur {siteName} avec votre compte.',
    },
  }),
};
