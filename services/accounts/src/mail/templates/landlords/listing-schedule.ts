import { defineMessages } from '@porchlight/messages';

const because = {
  en: 'You’re getting this email because you have listings on {siteName}.',
  fr: 'Vous recevez ce courriel parce que vous avez des annonces sur {siteName}.',
} as const;
const subject = {
  en: 'Not published: {title}',
  fr: 'Non publiée : {title}',
} as const;

/** Notice to a landlord that something is missing in a listing that was to be published now. */
export const scheduleIncomplete = {
  messages: defineMessages({
    en: {
      subject: subject.en,
      button: 'Complete my listing',
      before1: 'Your listing “{title}” was to be published now, but something is missing in it by now.',
      before2: 'It is a draft again, and nothing was charged. Complete it, and publish it or choose another time.',
      because: because.en,
    },
    fr: {
      subject: subject.fr,
      button: 'Compléter mon annonce',
      before1: 'Votre annonce « {title} » devait être publiée maintenant, mais il y manque désormais quelque chose.',
      before2:
        'Elle est de nouveau un brouillon et rien n’a été facturé. Complétez-la, puis publiez-la ou choisissez un autre moment.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that the credits do not pay for a listing that was to be published now. */
export const scheduleCreditsShort = {
  messages: defineMessages({
    en: {
      subject: subject.en,
      button: 'Buy credits',
      before1: 'Your listing “{title}” was to be published now, but you don’t have enough credits.',
      before2: 'It is a draft again, and nothing was charged. Buy credits, and publish it or choose another time.',
      because: because.en,
    },
    fr: {
      subject: subject.fr,
      button: 'Acheter des crédits',
      before1: 'Votre annonce « {title} » devait être publiée maintenant, mais vous n’avez pas assez de crédits.',
      before2:
        'Elle est de nouveau un brouillon et rien n’a été facturé. Achetez des crédits, puis publiez-la ou choisissez un autre moment.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that a listing was not published at its time for another reason. */
export const scheduleRefused = {
  messages: defineMessages({
    en: {
      subject: subject.en,
      button: 'Open my listing',
      before1:
        'Your listing “{title}” was to be published now, but it costs more than you agreed to, or your account can’t publish at the moment.',
      before2: 'It is a draft again, and nothing was charged. Open it to see what publishing costs now.',
      because: because.en,
    },
    fr: {
      subject: subject.fr,
      button: 'Ouvrir mon annonce',
      before1:
        'Votre annonce « {title} » devait être publiée maintenant, mais elle coûte plus que ce que vous aviez accepté, ou votre compte ne peut pas publier pour l’instant.',
      before2:
        'Elle est de nouveau un brouillon et rien n’a été facturé. Ouvrez-la pour voir ce que coûte la publication.',
      because: because.fr,
    },
  }),
};
