import type { Words } from '@porchlight/service-kit';

export const words = {
  codeFromApp: {
    en: 'Enter the code from your app, or a recovery code.',
    fr: 'Entrez le code de votre application, ou un code de secours.',
  },
  codeWrong: {
    en: 'This code does not fit. Try the next one that your app shows.',
    fr: 'Ce code ne convient pas. Essayez le prochain que montre votre application.',
  },
  isOff: {
    en: 'The second step is off. Turn it on first.',
    fr: 'La deuxième étape est désactivée. Activez-la d’abord.',
  },
  tooManyTries: {
    en: 'That was many codes in a row. Please wait a little, then try again.',
    fr: 'Il y a eu beaucoup de codes de suite. Attendez un peu, puis réessayez.',
  },
} as const satisfies Record<string, Words>;
