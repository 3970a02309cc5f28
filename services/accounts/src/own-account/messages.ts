import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      checkFields: 'Please check the fields below.',
      passwordNeeded: 'Enter your current password to change your email or phone number.',
      landlordsPhone: 'Renters reach you by phone, so please leave a number.',
      tooManyChanges: 'Too many changes. Please wait a little, then try again.',
      otherAddressNext: 'Thanks. Now use the link in the email to your other address.',
      mailChanged: 'Your email has been changed. Use the new one to log in from now on.',
      noCompany: 'Your account isn’t linked to a company.',
      verifiedStays: 'We verified your company with these details. Contact us to change them.',
      sessionGone: 'This session has already ended.',
    },
    fr: {
      checkFields: 'Veuillez vérifier les champs ci-dessous.',
      passwordNeeded: 'Entrez votre mot de passe actuel pour changer de courriel ou de téléphone.',
      landlordsPhone: 'Les locataires vous joignent par téléphone : laissez un numéro.',
      tooManyChanges: 'Trop de changements. Attendez un peu, puis réessayez.',
      otherAddressNext: 'Merci. Utilisez maintenant le lien du courriel envoyé à votre autre adresse.',
      mailChanged: 'Votre courriel a été changé. Connectez-vous désormais avec le nouveau.',
      noCompany: 'Votre compte n’est rattaché à aucune entreprise.',
      verifiedStays: 'Nous avons vérifié votre entreprise avec ces renseignements. Écrivez-nous pour les changer.',
      sessionGone: 'Cette session est déjà terminée.',
    },
  }),
);
