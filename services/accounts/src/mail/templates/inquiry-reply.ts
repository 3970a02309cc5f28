import { defineMessages } from '@porchlight/messages';

/** Reply of a landlord to a renter who confirmed the address. */
export const inquiryReply = {
  messages: defineMessages({
    en: {
      subject: '{landlordName} replied about {title}',
      button: 'Reply',
      before1: 'Hi {firstName},',
      before2: '{landlordName} replied to your message about “{title}” in {city}:',
      before3: '{message}',
      before4: '{careful}',
      after1: '{howToReply}',
      because: 'You’re getting this email because you wrote to this landlord on {siteName}.',
    },
    fr: {
      subject: '{landlordName} vous a répondu au sujet de {title}',
      button: 'Répondre',
      before1: 'Bonjour {firstName},',
      before2: '{landlordName} a répondu à votre message au sujet de « {title} », à {city} :',
      before3: '{message}',
      before4: '{careful}',
      after1: '{howToReply}',
      because: 'Vous recevez ce courriel parce que vous avez écrit à ce propriétaire sur {siteName}.',
    },
  }),
};

/** Question to a mailbox that no one confirmed; the reply follows its answer. */
export const inquiryReplyConfirm = {
  messages: defineMessages({
    en: {
      subject: 'A landlord replied about {title}',
      button: 'Yes, send me the reply',
      before1: 'Someone used your email address to write about “{title}” in {city}. The landlord has replied.',
      before2: 'Landlord: {landlordName}',
      before3: 'If it was you, confirm that the address is yours, and we’ll send you the reply.',
      after1: 'If it wasn’t you, ignore this email.',
      because: 'You’re getting this email because this address was used to send a message about a home on {siteName}.',
    },
    fr: {
      subject: 'Un propriétaire a répondu au sujet de {title}',
      button: 'Oui, envoyez-moi la réponse',
      before1:
        'Quelqu’un a utilisé votre adresse courriel pour écrire au sujet de « {title} », à {city}. Le propriétaire a répondu.',
      before2: 'Propriétaire : {landlordName}',
      before3: 'Si c’est bien vous, confirmez que l’adresse est la vôtre et nous vous enverrons la réponse.',
      after1: 'Si ce n’est pas vous, ignorez ce courriel.',
      because:
        'Vous recevez ce courriel parce qu’un message au sujet d’un logement a été envoyé sur {siteName} avec cette adresse.',
    },
  }),
};
