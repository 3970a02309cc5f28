import { defineMessages } from '@porchlight/messages';

/** Report to the staff that the bank of a buyer disputes a payment. */
export const disputeOpened = {
  messages: defineMessages({
    en: {
      subject: 'Payment of {amount} is disputed',
      button: 'See the order',
      before1: 'The bank of the buyer disputes the payment of {amount} for order {orderNumber}.',
      before2: 'Reason given by the bank: {disputeReason}',
      after1:
        'The credits of the order are held, and the company can turn no listing on until the bank has decided. Answer the dispute at the payment provider before its deadline.',
      because: 'You’re getting this email because your address is the contact address of {siteName}.',
    },
    fr: {
      subject: 'Le paiement de {amount} est contesté',
      button: 'Voir la commande',
      before1: 'La banque de l’acheteur conteste le paiement de {amount} pour la commande {orderNumber}.',
      before2: 'Motif donné par la banque : {disputeReason}',
      after1:
        'Les crédits de la commande sont bloqués, et l’entreprise ne peut activer aucune annonce avant la décision de la banque. Répondez à la contestation auprès du prestataire de paiement avant l’échéance.',
      because: 'Vous recevez ce courriel parce que votre adresse est l’adresse de contact de {siteName}.',
    },
  }),
};
