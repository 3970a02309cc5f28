import { defineMessages } from '@porchlight/messages';

/** Receipt of a landlord to an address that the landlord entered. */
export const receiptCopy = {
  messages: defineMessages({
    en: {
      subject: '{receipt} from {siteName}',
      before1: 'The document {receipt} is attached as a PDF, for your records.',
      because: 'You’re getting this email because a customer of {siteName} had it sent to your address.',
    },
    fr: {
      subject: '{receipt} de {siteName}',
      before1: 'Le document {receipt} est joint en format PDF, pour vos dossiers.',
      because: 'Vous recevez ce courriel parce qu’un client de {siteName} l’a fait envoyer à votre adresse.',
    },
  }),
};
