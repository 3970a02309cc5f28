import { defineMessages } from '@porchlight/messages';

const because = {
  en: 'You’re getting this email because your account lists this home on {siteName}.',
  fr: 'Vous recevez ce courriel parce que ce logement est annoncé sur {siteName} avec votre compte.',
} as const;

/** Notice to a landlord that the renter accepted a time. */
export const viewingAccepted = {
  messages: defineMessages({
    en: {
      subject: '{renterName} accepted a viewing of {title}',
      button: 'Open the conversation',
      before1: '{renterName} will come to see “{title}” in {city}:',
      before2: '{time}',
      after1: 'You can add the viewing to your calendar from the conversation.',
      because: because.en,
    },
    fr: {
      subject: '{renterName} a accepté une visite de {title}',
      button: 'Ouvrir la conversation',
      before1: '{renterName} viendra visiter « {title} », à {city} :',
      before2: '{time}',
      after1: 'Vous pouvez ajouter la visite à votre calendrier à partir de la conversation.',
      because: because.fr,
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
      because: because.en,
    },
    fr: {
      subject: '{renterName} ne peut pas venir à vos heures : {title}',
      button: 'Proposer d’autres heures',
      before1: 'Aucune des heures proposées pour visiter « {title} », à {city}, ne convient à {renterName}.',
      before2: '{message}',
      before3: '{careful}',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that the renter cancelled a viewing. */
export const viewingCancelledByRenter = {
  messages: defineMessages({
    en: {
      subject: '{renterName} cancelled the viewing of {title}',
      button: 'Open the conversation',
      before1: '{renterName} won’t come to see “{title}” in {city}.',
      before2: 'The viewing was planned for {time}. If it is in your calendar, delete it there.',
      because: because.en,
    },
    fr: {
      subject: '{renterName} a annulé la visite de {title}',
      button: 'Ouvrir la conversation',
      before1: '{renterName} ne viendra pas visiter « {title} », à {city}.',
      before2: 'La visite était prévue pour le {time}. Si elle est dans votre calendrier, supprimez-la.',
      because: because.fr,
    },
  }),
};
