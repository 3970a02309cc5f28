import { defineMessages } from '@porchlight/messages';

/** Notice of a refund to the landlord who paid. */
export const orderRefunded = {
  messages: defineMessages({
    en: {
      subject: 'We refunded {amount}',
      button: 'See my receipts',
      before1: 'We refunded {amount} of your order {orderNumber} to the card that you paid with.',
      before2: '{creditCount, plural, one {# credit was} other {# credits were}} taken out of your wallet for it.',
      after1: 'Your bank may need up to 10 days to show it. A credit note is with your receipts.',
      because: 'You’re getting this email because you bought credits on {siteName}.',
    },
    fr: {
      subject: 'Remboursement de {amount}',
      button: 'Voir mes reçus',
      before1: 'Nous avons remboursé {amount} de votre commande {orderNumber} sur la carte qui a servi au paiement.',
      before2:
        '{creditCount, plural, one {# crédit a été retiré} other {# crédits ont été retirés}} de votre portefeuille.',
      after1:
        'Votre banque peut prendre jusqu’à 10 jours pour l’afficher. Une note de crédit se trouve avec vos reçus.',
      because: 'Vous recevez ce courriel parce que vous avez acheté des crédits sur {siteName}.',
    },
  }),
};
