import type { Words } from '@porchlight/service-kit';

export const words = {
  codeFromApp: { en: 'Enter the code from your app, or a recovery code.', fr: 'Entrez le code de votre application, ou un code de secours.' },
  codeWrong: { en: 'This code does not fit. Try the next one that your app shows.', fr: 'Ce code ne convient pas. Essayez le prochain que montre votre application.' },
  alreadyOn: { en: 'The second step is on already. Switch it off first to use another app.', fr: 'La deuxième étape est déjà activée. Désactivez-la d’abord pour utiliser une autre application.' },
  tooManyTries: { en: 'That was many codes in a row. Please wait a little, then try again.', fr: 'Il y a eu beaucoup de codes de suite. Attendez un peu, puis réessayez.' },
} as const satisfies Record<string, Words>;
