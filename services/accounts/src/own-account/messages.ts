import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      checkFields: 'Please check the fields below.',
      passwordNeeded: 'Enter your current password to change your email.',
      landlordsPhone: 'Renters reach you by phone: keep a number.',
      tooManyChanges: 'That was many changes in a row. Please wait a little, then try again.',
      otherAddressNext: 'Thank you. Now press the button in the mail to your other address.',
      mailChanged: 'Your email address is changed. Log in with the new one from now on.',
      noCompany: 'Your account belongs to no company.',
      verifiedStays: 'Your company is verified under this. Write to us to change it.',
      sessionGone: 'This session has ended already.',
    },
    fr: {
      checkFields: 'Veuillez vérifier les champs ci-dessous.',
      passwordNeeded: 'Entrez votre mot de passe actuel pour changer de courriel.',
      landlordsPhone: 'Les locataires vous joignent par téléphone : gardez un numéro.',
      tooManyChanges: 'Il y a eu beaucoup de changements de suite. Attendez un peu, puis réessayez.',
      otherAddressNext: 'Merci. Appuyez maintenant sur le bouton du courriel envoyé à votre autre adresse.',
      mailChanged: 'Votre adresse courriel est changée. Connectez-vous désormais avec la nouvelle.',
      noCompany: 'Votre compte n’appartient à aucune entreprise.',
      verifiedStays: 'Votre entreprise est vérifiée sous cette mention. Écrivez-nous pour la changer.',
      sessionGone: 'Cette session est déjà terminée.',
    },
  }),
);
