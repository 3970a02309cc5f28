import { defineMessages } from '@porchlight/messages';

/** Messages about the renter and similar homes in mails. */
export const mailMessages = defineMessages({
  en: {
    job_letter: 'job letter',
    admission_letter: 'letter of admission',
    bank_statements: 'bank statements',
    references: 'references',
    guarantor: 'a guarantor',
    monthlyRent: '{rent} a month',
    abroad: 'They are not in the country yet: a video call may be the first visit.',
    careful:
      'Be careful: this message has a link, speaks of a way to pay, or only asks to be called. Never send or take money before you have met.',
  },
  fr: {
    job_letter: 'lettre d’emploi',
    admission_letter: 'lettre d’admission',
    bank_statements: 'relevés bancaires',
    references: 'références',
    guarantor: 'un garant',
    monthlyRent: '{rent} par mois',
    abroad: 'Cette personne n’est pas encore au pays : un appel vidéo peut être la première visite.',
    careful:
      'Soyez prudent : ce message contient un lien, parle d’un moyen de paiement ou demande seulement d’être appelé. N’envoyez et n’acceptez jamais d’argent avant de vous être rencontrés.',
  },
});
