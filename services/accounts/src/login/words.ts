import type { Words } from '@porchlight/service-kit';

export const words = {
  wrongCredentials: {
    en: 'This email and password do not go together. Check both and try again.',
    fr: 'Ce courriel et ce mot de passe ne vont pas ensemble. Vérifiez-les et réessayez.',
  },
  tooManyTries: {
    en: 'That was many tries in a row. Please wait a little, then try again.',
    fr: 'Il y a eu beaucoup d’essais de suite. Attendez un peu, puis réessayez.',
  },
} as const satisfies Record<string, Words>;
