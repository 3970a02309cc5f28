import { defineMessages } from '@porchlight/messages';

const becauseRenter = {
  en: 'You’re getting this email because you wrote to this landlord on {siteName}.',
  fr: 'Vous recevez ce courriel parce que vous avez écrit à ce propriétaire sur {siteName}.',
} as const;
const becauseLandlord = {
  en: 'You’re getting this email because your account lists this home on {siteName}.',
  fr: 'Vous recevez ce courriel parce que ce logement est annoncé sur {siteName} avec votre compte.',
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
      because: becauseRenter.en,
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
      because: becauseRenter.fr,
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
      because: becauseRenter.en,
    },
    fr: {
      subject: 'Visite annulée : {title}',
      button: 'Ouvrir la conversation',
      before1: 'Bonjour {firstName},',
      before2: '{landlordName} a annulé la visite de « {title} », à {city}.',
      before3: 'Elle était prévue pour le {time}.',
      because: becauseRenter.fr,
    },
  }),
};

/** Notice to a landlord that the renter accepted a time. */
export const viewingAccepted = {
  messages: defineMessages({
    en: {
      subject: '{renterName} accepted a viewing of {title}',
      button: 'Open the conversation',
      before1: '{renterName} will come to see “{title}” in {city}:',
      before2: '{time}',
      after1: 'You can add the viewing to your calendar from the conversation.',
      because: becauseLandlord.en,
    },
    fr: {
      subject: '{renterName} a accepté une visite de {title}',
      button: 'Ouvrir la conversation',
      before1: '{renterName} viendra visiter « {title} », à {city} :',
      before2: '{time}',
      after1: 'Vous pouvez ajouter la visite à votre calendrier à partir de la conversation.',
      because: becauseLandlord.fr,
    },
  }),
};

/** Notice to a landlord that none of the times work for the renter. */
export const viewingDeclined = {
  messages: defineMessages({
    en: {
      subject: '{renterName} can’t come at your times: {title}',
      button: 'Propose other times',
      before1: 'None of your times to see “{title}” in {city} work for {renterName}.',
      before2: '{message}',
      before3: '{careful}',
      because: becauseLandlord.en,
    },
    fr: {
      subject: '{renterName} ne peut pas venir à vos heures : {title}',
      button: 'Proposer d’autres heures',
      before1: 'Aucune des heures proposées pour visiter « {title} », à {city}, ne convient à {renterName}.',
      before2: '{message}',
      before3: '{careful}',
      because: becauseLandlord.fr,
    },
  }),
};
