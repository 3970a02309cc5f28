import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      checkFields: 'Please check the fields below.',
      passwordNeeded: 'Choose a new password, or log in to your account first.',
      landlordElsewhere: 'Landlords sign up on their own page. Choose “List Your Ad” to go there.',
      codeWrong: 'That code isn’t right, or it has expired. Check the latest email, or request a new code.',
      tooManyCodes: 'Too many codes. Please wait a little, then request a new one.',
      tooManyMails:
        'We’ve sent you several emails within an hour. Look for the latest one, check your spam folder too, or try again later.',
    },
    fr: {
      checkFields: 'Veuillez vérifier les champs ci-dessous.',
      passwordNeeded: 'Choisissez un nouveau mot de passe, ou connectez-vous d’abord à votre compte.',
      landlordElsewhere:
        'Les propriétaires s’inscrivent sur leur propre page. Choisissez « Publier une annonce » pour y aller.',
      codeWrong:
        'Ce code n’est pas le bon, ou il a expiré. Vérifiez le courriel le plus récent ou demandez un nouveau code.',
      tooManyCodes: 'Trop de codes. Attendez un peu, puis demandez-en un nouveau.',
      tooManyMails:
        'Nous vous avons envoyé plusieurs courriels en une heure. Cherchez le plus récent, vérifiez aussi vos indésirables, ou réessayez plus tard.',
    },
  }),
);
