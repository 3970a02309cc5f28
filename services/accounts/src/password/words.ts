import type { Words } from '@porchlight/service-kit';

export const words = {
  checkFields: { en: 'Please check the fields below.', fr: 'Veuillez vérifier les champs ci-dessous.' },
  tooShortForStaff: {
    en: 'Use at least 15 characters: this account can change a lot.',
    fr: 'Utilisez au moins 15 caractères : ce compte peut changer beaucoup de choses.',
  },
  saysWho: {
    en: 'Leave out your name, your email and the name of this site: they are the first guesses.',
    fr: 'N’utilisez ni votre nom, ni votre courriel, ni le nom de ce site : on les essaie en premier.',
  },
  tooEasy: {
    en: 'This password is easy to guess. A few words that do not belong together make a good one.',
    fr: 'Ce mot de passe se devine facilement. Quelques mots sans lien entre eux en font un bon.',
  },
  notYours: { en: 'This is not your current password.', fr: 'Ce n’est pas votre mot de passe actuel.' },
  tooManyTries: {
    en: 'That was many tries in a row. Please wait a little, then try again.',
    fr: 'Il y a eu beaucoup d’essais de suite. Attendez un peu, puis réessayez.',
  },
} as const satisfies Record<string, Words>;
