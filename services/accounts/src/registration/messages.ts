import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      landlordElsewhere: 'Landlords have a sign-up of their own. Choose “List your home” to go there.',
      codeWrong: 'This code does not fit, or its time is over. Look at the newest mail, or ask for a new code.',
      tooManyCodes: 'That was many codes in a row. Please wait a little, then ask for a new one.',
      tooManyMails:
        'We sent you several mails within an hour. Look for the newest one, also among junk mail, or try again later.',
    },
    fr: {
      landlordElsewhere:
        'Les propriétaires ont leur propre inscription. Choisissez « Publier un logement » pour y aller.',
      codeWrong:
        'Ce code ne convient pas ou n’est plus valide. Regardez le courriel le plus récent ou demandez un nouveau code.',
      tooManyCodes: 'Il y a eu beaucoup de codes de suite. Attendez un peu, puis demandez-en un nouveau.',
      tooManyMails:
        'Nous vous avons envoyé plusieurs courriels en une heure. Cherchez le plus récent, aussi dans le pourriel, ou réessayez plus tard.',
    },
  }),
);
