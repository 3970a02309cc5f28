import type { Words } from '@porchlight/service-kit';

/** What a landlord's mail says of a renter besides the message. */
export const mailWords = {
  job_letter: { en: 'job letter', fr: 'lettre d’emploi' },
  admission_letter: { en: 'letter of admission', fr: 'lettre d’admission' },
  bank_statements: { en: 'bank statements', fr: 'relevés bancaires' },
  references: { en: 'references', fr: 'références' },
  guarantor: { en: 'a guarantor', fr: 'un garant' },
  aMonth: { en: 'a month', fr: 'par mois' },
  abroad: {
    en: 'They are not in the country yet: a video call may be the first visit.',
    fr: 'Cette personne n’est pas encore au pays : un appel vidéo peut être la première visite.',
  },
  careful: {
    en: 'Be careful: this message has a link, speaks of a way to pay, or only asks to be called. Never send or take money before you have met.',
    fr: 'Soyez prudent : ce message contient un lien, parle d’un moyen de paiement ou demande seulement d’être appelé. N’envoyez et n’acceptez jamais d’argent avant de vous être rencontrés.',
  },
} as const satisfies Record<string, Words>;
