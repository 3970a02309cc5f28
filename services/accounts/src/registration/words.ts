import type { Words } from '@porchlight/service-kit';

export const words = {
  landlordElsewhere: {
    en: 'Landlords have a sign-up of their own. Choose “List your home” to go there.',
    fr: 'Les propriétaires ont leur propre inscription. Choisissez « Publier un logement » pour y aller.',
  },
  codeWrong: {
    en: 'This code does not fit, or its time is over. Look at the newest mail, or ask for a new code.',
    fr: 'Ce code ne convient pas ou n’est plus valide. Regardez le courriel le plus récent ou demandez un nouveau code.',
  },
  tooManyCodes: {
    en: 'That was many codes in a row. Please wait a little, then ask for a new one.',
    fr: 'Il y a eu beaucoup de codes de suite. Attendez un peu, puis demandez-en un nouveau.',
  },
  tooManyMails: {
    en: 'We sent you several mails within an hour. Look for the newest one, also among junk mail, or try again later.',
    fr: 'Nous vous avons envoyé plusieurs courriels en une heure. Cherchez le plus récent, aussi dans le pourriel, ou réessayez plus tard.',
  },
} as const satisfies Record<string, Words>;
