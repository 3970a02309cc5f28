import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the form of a promo code. */
export const editingMessages = messageReferences(
  defineMessages({
    en: {
      noValue: 'Fill in this field.',
      noCurrency: 'Choose the currency of the amounts.',
      codeExists: 'There is already a promo code with this text.',
      codeIsFixed: 'This code was used, so its text can’t change.',
      unknownBundle: 'Choose bundles from the list.',
      usedMore: 'The code was used more often. Enter a higher number.',
      spentMore: 'The discounts so far are higher. Enter a higher amount.',
    },
    fr: {
      noValue: 'Remplissez ce champ.',
      noCurrency: 'Choisissez la devise des montants.',
      codeExists: 'Un code promo a déjà ce texte.',
      codeIsFixed: 'Ce code a été utilisé ; son texte ne peut plus changer.',
      unknownBundle: 'Choisissez des forfaits de la liste.',
      usedMore: 'Le code a été utilisé plus souvent. Entrez un nombre plus élevé.',
      spentMore: 'Les rabais accordés sont plus élevés. Entrez un montant plus élevé.',
    },
  }),
);
