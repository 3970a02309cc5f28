import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      checkFields: 'Please check the marked fields.',
      budgetCrossed: 'Your maximum rent is lower than your minimum. Swap the two.',
    },
    fr: {
      checkFields: 'Vérifiez les champs indiqués.',
      budgetCrossed: 'Votre loyer maximal est plus bas que le minimum. Inversez les deux.',
    },
  }),
);
