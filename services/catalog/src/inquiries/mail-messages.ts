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
    unconfirmed: 'Address not confirmed: we don’t know yet whether this email address belongs to the sender.',
    abroad: 'They aren’t in the country yet, so the first viewing may be a video call.',
    careful:
      'Be careful: this message contains a link, mentions a way to pay, or only asks you to call. Never send or accept money before you’ve met.',
    carefulRenter:
      'Be careful: this message contains a link, mentions a way to pay, or only asks you to call. Never pay before you’ve seen the home and signed a lease.',
  },
  fr: {
    job_letter: 'lettre d’emploi',
    admission_letter: 'lettre d’admission',
    bank_statements: 'relevés bancaires',
    references: 'références',
    guarantor: 'un garant',
    monthlyRent: '{rent} par mois',
    unconfirmed:
      'Adresse non confirmée : nous ne savons pas encore si cette adresse courriel est bien celle de l’expéditeur.',
    abroad: 'Cette personne n’est pas encore au pays : la première visite se fera peut-être par appel vidéo.',
    careful:
      'Soyez prudent : ce message contient un lien, parle d’un moyen de paiement ou demande seulement d’appeler. N’envoyez et n’acceptez jamais d’argent avant de vous être rencontrés.',
    carefulRenter:
      'Soyez prudent : ce message contient un lien, parle d’un moyen de paiement ou demande seulement d’appeler. Ne payez jamais avant d’avoir vu le logement et signé un bail.',
  },
});
