import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      checkFields: 'Please check the marked fields.',
      budgetCrossed: 'The most you want to pay is less than the least. Swap the two.',
    },
    fr: {
      checkFields: 'Vérifiez les champs indiqués.',
      budgetCrossed: 'Votre maximum est plus bas que votre minimum. Inversez les deux.',
    },
  }),
);
