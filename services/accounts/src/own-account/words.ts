import type { Words } from '@porchlight/service-kit';

export const words = {
  checkFields: { en: 'Please check the fields below.', fr: 'Veuillez vérifier les champs ci-dessous.' },
  passwordNeeded: {
    en: 'Enter your current password to change your email.',
    fr: 'Entrez votre mot de passe actuel pour changer de courriel.',
  },
  landlordsPhone: {
    en: 'Renters reach you by phone: keep a number.',
    fr: 'Les locataires vous joignent par téléphone : gardez un numéro.',
  },
  tooManyChanges: {
    en: 'That was many changes in a row. Please wait a little, then try again.',
    fr: 'Il y a eu beaucoup de changements de suite. Attendez un peu, puis réessayez.',
  },
  otherAddressNext: {
    en: 'Thank you. Now press the button in the mail to your other address.',
    fr: 'Merci. Appuyez maintenant sur le bouton du courriel envoyé à votre autre adresse.',
  },
  mailChanged: {
    en: 'Your email address is changed. Log in with the new one from now on.',
    fr: 'Votre adresse courriel est changée. Connectez-vous désormais avec la nouvelle.',
  },
  noCompany: { en: 'Your account belongs to no company.', fr: 'Votre compte n’appartient à aucune entreprise.' },
  verifiedStays: {
    en: 'Your company is verified under this. Write to us to change it.',
    fr: 'Votre entreprise est vérifiée sous cette mention. Écrivez-nous pour la changer.',
  },
  sessionGone: { en: 'This session has ended already.', fr: 'Cette session est déjà terminée.' },
} as const satisfies Record<string, Words>;
