import { defineMessages } from '@porchlight/messages';

const because = {
  en: 'You’re getting this email because you wrote to this landlord on {siteName}.',
  fr: 'Vous recevez ce courriel parce que vous avez écrit à ce propriétaire sur {siteName}.',
} as const;

/** Times that a landlord proposes to a renter who confirmed the address. */
export const viewingProposed = {
  messages: defineMessages({
    en: {
      subject: '{landlordName} can show you {title}',
      button: 'Choose a time',
      before1: 'Hi {firstName},',
      before2: '{landlordName} can show you “{title}” in {city} at these times:',
      before3: '{time1}',
      before4: '{time2}',
      before5: '{time3}',
      before6: '{message}',
      before7: '{careful}',
      before8: 'Please answer by {deadline}.',
      before9: '{openAccount}',
      after1: 'Never pay before you’ve seen the home and signed a lease.',
      because: because.en,
    },
    fr: {
      subject: '{landlordName} peut vous faire visiter {title}',
      button: 'Choisir une heure',
      before1: 'Bonjour {firstName},',
      before2: '{landlordName} peut vous faire visiter « {title} », à {city}, à ces heures :',
      before3: '{time1}',
      before4: '{time2}',
      before5: '{time3}',
      before6: '{message}',
      before7: '{careful}',
      before8: 'Veuillez répondre au plus tard le {deadline}.',
      before9: '{openAccount}',
      after1: 'Ne payez jamais avant d’avoir vu le logement et signé un bail.',
      because: because.fr,
    },
  }),
};

/** Notice to a renter that the landlord cancelled a viewing, or takes proposed times back. */
export const viewingCancelled = {
  messages: defineMessages({
    en: {
      subject: 'Viewing cancelled: {title}',
      button: 'Open the conversation',
      before1: 'Hi {firstName},',
      before2: '{landlordName} cancelled the viewing of “{title}” in {city}.',
      before3: 'It was planned for {time}.',
      because: because.en,
    },
    fr: {
      subject: 'Visite annulée : {title}',
      button: 'Ouvrir la conversation',
      before1: 'Bonjour {firstName},',
      before2: '{landlordName} a annulé la visite de « {title} », à {city}.',
      before3: 'Elle était prévue pour le {time}.',
      because: because.fr,
    },
  }),
};

/** Notice to a renter that a viewing is cancelled because the home is off the market. */
export const viewingHomeClosed = {
  messages: defineMessages({
    en: {
      subject: 'Viewing cancelled: {title}',
      button: 'Open the conversation',
      before1: 'Hi {firstName},',
      before2: 'The viewing of “{title}” in {city} is cancelled, because the home is no longer available.',
      before3: 'It was planned for {time}.',
      before4: 'Similar homes near {place}:',
      item: '{title}, {rent}, {place}',
      because: because.en,
    },
    fr: {
      subject: 'Visite annulée : {title}',
      button: 'Ouvrir la conversation',
      before1: 'Bonjour {firstName},',
      before2: 'La visite de « {title} », à {city}, est annulée, car le logement n’est plus disponible.',
      before3: 'Elle était prévue pour le {time}.',
      before4: 'Des logements semblables près de {place} :',
      item: '{title}, {rent}, {place}',
      because: because.fr,
    },
  }),
};

/** Copy of a cancellation to the renter who cancelled. */
export const viewingCancellationCopy = {
  messages: defineMessages({
    en: {
      subject: 'You cancelled a viewing: {title}',
      button: 'Open the conversation',
      before1: 'Hi {firstName},',
      before2: 'You cancelled the viewing of “{title}” in {city}. The landlord knows about it.',
      before3: 'It was planned for {time}.',
      because: because.en,
    },
    fr: {
      subject: 'Vous avez annulé une visite : {title}',
      button: 'Ouvrir la conversation',
      before1: 'Bonjour {firstName},',
      before2: 'Vous avez annulé la visite de « {title} », à {city}. Le propriétaire en est informé.',
      before3: 'Elle était prévue pour le {time}.',
      because: because.fr,
    },
  }),
};
