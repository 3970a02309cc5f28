import { defineMessages } from '@porchlight/messages';
import { renterMessage } from '../inquiry-received.ts';

/** Question to the mailbox that a landlord named for the messages of renters. */
export const leadContactConfirm = {
  messages: defineMessages({
    en: {
      subject: 'Get renters’ messages for {landlordName}?',
      button: 'Yes, email me the messages',
      before1: '{landlordName} wants renters’ messages about its listings on {siteName} emailed to this address.',
      before2:
        'If you answer renters for this landlord, agree below. If not, say so, and this landlord can’t ask this address again:',
      item: 'This wasn’t me, don’t email me',
      after1: 'The link to agree works for 7 days. Until you agree, we email you no messages.',
      because: 'You’re getting this email because a landlord on {siteName} entered this address for its listings.',
    },
    fr: {
      subject: 'Recevoir les messages de locataires pour {landlordName} ?',
      button: 'Oui, envoyez-moi les messages',
      before1:
        '{landlordName} veut que les messages de locataires au sujet de ses annonces sur {siteName} soient envoyés à cette adresse.',
      before2:
        'Si vous répondez aux locataires pour ce propriétaire, acceptez ci-dessous. Sinon, dites-le, et ce propriétaire ne pourra plus le demander à cette adresse :',
      item: 'Ce n’est pas moi, ne m’envoyez rien',
      after1:
        'Le lien pour accepter fonctionne pendant 7 jours. Tant que vous n’avez pas accepté, nous ne vous envoyons aucun message.',
      because:
        'Vous recevez ce courriel parce qu’un propriétaire a entré cette adresse pour ses annonces sur {siteName}.',
    },
  }),
};

/** Message of a renter, to the mailbox that agreed to get those about a landlord's listing. */
export const leadContactReceived = {
  messages: defineMessages({
    en: {
      subject: '{renterName} is interested in {title}',
      before1: '{renterName} is interested in “{title}” in {city}, a listing of {landlordName}.',
      ...renterMessage.en,
      beforeReply: '{howToReply}',
      item: 'Stop these emails',
      because:
        'You’re getting this email because you agreed to get messages about this landlord’s listings on {siteName}.',
    },
    fr: {
      subject: '{renterName} s’intéresse à {title}',
      before1: '{renterName} s’intéresse au logement « {title} », à {city}, une annonce de {landlordName}.',
      ...renterMessage.fr,
      beforeReply: '{howToReply}',
      item: 'Ne plus recevoir ces courriels',
      because:
        'Vous recevez ce courriel parce que vous avez accepté les messages au sujet des annonces de ce propriétaire sur {siteName}.',
    },
  }),
};
