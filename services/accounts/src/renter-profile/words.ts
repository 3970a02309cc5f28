import type { Words } from '@porchlight/service-kit';

export const words = {
  checkFields: { en: 'Please check the marked fields.', fr: 'Vérifiez les champs indiqués.' },
  budgetCrossed: {
    en: 'The most you want to pay is less than the least. Swap the two.',
    fr: 'Votre maximum est plus bas que votre minimum. Inversez les deux.',
  },
} as const satisfies Record<string, Words>;
