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
  codeFromMail: {
    en: 'There were many wrong passwords for this account. We have sent a code to its email: enter it to go on.',
    fr: 'Il y a eu beaucoup de mauvais mots de passe pour ce compte. Nous avons envoyé un code à son courriel : entrez-le pour continuer.',
  },
  otpWrong: {
    en: 'This code does not fit, or its time is over. Try the newest one.',
    fr: 'Ce code ne convient pas ou n’est plus valide. Essayez le plus récent.',
  },
} as const satisfies Record<string, Words>;
