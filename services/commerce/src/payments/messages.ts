import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      badSignature: 'This event isn’t signed by the payment provider.',
      inProgress: 'Your order is being sent. Try again in a second.',
      paymentsOff: 'This site can’t take payments yet.',
      tooManyDeclined: 'Too many payments were declined. Please try again in an hour, or contact us.',
      providerDown: 'Our payment provider isn’t responding. Your order is saved; try again in a moment.',
    },
    fr: {
      badSignature: 'Cet événement n’est pas signé par le fournisseur de paiement.',
      inProgress: 'Votre commande est en cours d’envoi. Réessayez dans une seconde.',
      paymentsOff: 'Ce site ne peut pas encore recevoir de paiements.',
      tooManyDeclined: 'Trop de paiements ont été refusés. Réessayez dans une heure ou écrivez-nous.',
      providerDown: 'Notre fournisseur de paiement ne répond pas. Votre commande est enregistrée ; réessayez bientôt.',
    },
  }),
);
