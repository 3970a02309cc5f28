import { defineMessages } from '@porchlight/messages';

const because = {
  en: 'You’re getting this email because you reported a listing on {siteName}.',
  fr: 'Vous recevez ce courriel parce que vous avez signalé une annonce sur {siteName}.',
} as const;

/** Outcome for a reporter: the problem was found. */
export const reportConfirmed = {
  messages: defineMessages({
    en: {
      subject: 'Your report {reference}: thank you',
      before1:
        'You reported the listing “{title}”, with the number {reference}. We checked it, and took it off the site.',
      after1: 'Your report helps others. The landlord doesn’t learn who reported it.',
      because: because.en,
    },
    fr: {
      subject: 'Votre signalement {reference} : merci',
      before1:
        'Vous avez signalé l’annonce « {title} » sous le numéro {reference}. Nous l’avons vérifiée et retirée du site.',
      after1: 'Votre signalement aide d’autres personnes. Le propriétaire n’apprend pas qui l’a fait.',
      because: because.fr,
    },
  }),
};

/** Outcome for a reporter: the problem was found, and support corrected the listing. */
export const reportCorrected = {
  messages: defineMessages({
    en: {
      subject: 'Your report {reference}: thank you',
      before1: 'You reported the listing “{title}”, with the number {reference}. We checked it, and corrected it.',
      after1: 'Your report helps others. The landlord doesn’t learn who reported it.',
      because: because.en,
    },
    fr: {
      subject: 'Votre signalement {reference} : merci',
      before1: 'Vous avez signalé l’annonce « {title} » sous le numéro {reference}. Nous l’avons vérifiée et corrigée.',
      after1: 'Votre signalement aide d’autres personnes. Le propriétaire n’apprend pas qui l’a fait.',
      because: because.fr,
    },
  }),
};

/** Outcome for a reporter: no problem was found. */
export const reportDismissed = {
  messages: defineMessages({
    en: {
      subject: 'Your report {reference}: what we found',
      before1:
        'You reported the listing “{title}”, with the number {reference}. We checked it, and found no reason to take it off the site.',
      after1: 'If you know more, reply through the contact page with the number of your report.',
      because: because.en,
    },
    fr: {
      subject: 'Votre signalement {reference} : le résultat',
      before1:
        'Vous avez signalé l’annonce « {title} » sous le numéro {reference}. Nous l’avons vérifiée et n’avons trouvé aucune raison de la retirer.',
      after1: 'Si vous en savez plus, écrivez-nous par la page de contact avec le numéro du signalement.',
      because: because.fr,
    },
  }),
};

/** Warning to a renter who wrote about a listing whose scam was confirmed. */
export const scamWarning = {
  path: '/contact',
  messages: defineMessages({
    en: {
      subject: 'Warning: don’t pay for “{title}”',
      button: 'Write to our safety team',
      before1: 'You wrote about the home “{title}” in {city}. We found that this listing is a scam, and removed it.',
      before2: 'Don’t send money, documents or codes to its landlord, whatever the reason.',
      before3:
        'If you’ve already paid, call your bank today and ask to stop the payment. Then report it to the police.',
      after1: 'We’re sorry. You did nothing wrong.',
      because: 'You’re getting this email because this address was used to message the landlord on {siteName}.',
    },
    fr: {
      subject: 'Attention : ne payez pas pour « {title} »',
      button: 'Écrire à notre équipe de sécurité',
      before1:
        'Vous avez écrit au sujet du logement « {title} », à {city}. Cette annonce est une fraude et nous l’avons retirée.',
      before2: 'N’envoyez ni argent, ni documents, ni codes à son propriétaire, quelle que soit la raison.',
      before3:
        'Si vous avez déjà payé, appelez votre banque aujourd’hui et demandez d’arrêter le paiement. Signalez-le ensuite à la police.',
      after1: 'Nous sommes désolés. Vous n’avez rien fait de mal.',
      because: 'Vous recevez ce courriel parce que cette adresse a servi à écrire au propriétaire sur {siteName}.',
    },
  }),
};
