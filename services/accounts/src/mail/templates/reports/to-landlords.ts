import { defineMessages } from '@porchlight/messages';

const because = {
  en: 'You’re getting this email because you have listings on {siteName}.',
  fr: 'Vous recevez ce courriel parce que vous avez des annonces sur {siteName}.',
} as const;

/** Notice to a landlord that reports hid a listing automatically. */
export const listingHeld = {
  messages: defineMessages({
    en: {
      subject: 'Hidden while we check reports: {title}',
      button: 'Open my listing',
      before1: 'Your listing “{title}” was reported, and is hidden for now. It costs nothing while it’s hidden.',
      before2: 'Our rules hid it automatically: no person has looked at it yet. A person checks it next, and decides.',
      after1: 'You don’t need to do anything. To reach a person before that, write to us through the contact page.',
      because: because.en,
    },
    fr: {
      subject: 'Masquée pendant une vérification : {title}',
      button: 'Ouvrir mon annonce',
      before1:
        'Votre annonce « {title} » a été signalée et est masquée pour le moment. Elle ne coûte rien entre-temps.',
      before2:
        'Nos règles l’ont masquée automatiquement : personne ne l’a encore examinée. Une personne la vérifie ensuite et décide.',
      after1: 'Vous n’avez rien à faire. Pour joindre une personne avant cela, écrivez-nous par la page de contact.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that support suspended a listing because of reports. */
export const listingSuspended = {
  messages: defineMessages({
    en: {
      subject: 'Suspended: {title}',
      button: 'See the decision',
      before1: 'We looked at your listing “{title}” and suspended it, for this reason:',
      before2: '{reason}',
      after1:
        'Visitors don’t see it, and it costs nothing. If we’re wrong, appeal on its page within 14 days: another colleague decides.',
      because: because.en,
    },
    fr: {
      subject: 'Suspendue : {title}',
      button: 'Voir la décision',
      before1: 'Nous avons examiné votre annonce « {title} » et l’avons suspendue, pour la raison suivante :',
      before2: '{reason}',
      after1:
        'Les visiteurs ne la voient pas et elle ne coûte rien. Si nous nous trompons, faites appel sur sa page d’ici 14 jours : une autre personne en décide.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that a listing is back after reports. */
export const listingRestored = {
  messages: defineMessages({
    en: {
      subject: 'Back online: {title}',
      button: 'Open my listing',
      before1: 'We checked the reports about your listing “{title}”. It’s as it was before, and you paid nothing.',
      before2: '{reason}',
      after1: 'We’re sorry for the trouble.',
      because: because.en,
    },
    fr: {
      subject: 'De retour : {title}',
      button: 'Ouvrir mon annonce',
      before1:
        'Nous avons vérifié les signalements de votre annonce « {title} ». Elle est comme avant, et cela ne vous a rien coûté.',
      before2: '{reason}',
      after1: 'Nous sommes désolés du dérangement.',
      because: because.fr,
    },
  }),
};

/** Question of support to a landlord about a reported listing. */
export const listingQuestion = {
  messages: defineMessages({
    en: {
      subject: 'A question about {title}',
      button: 'Respond',
      before1: 'Our support team has a question about your listing “{title}”:',
      before2: '{reason}',
      after1: 'Please respond on its page within 48 hours. After that we decide with what we know.',
      because: because.en,
    },
    fr: {
      subject: 'Une question sur {title}',
      button: 'Répondre',
      before1: 'Notre équipe de soutien a une question sur votre annonce « {title} » :',
      before2: '{reason}',
      after1: 'Répondez sur sa page d’ici 48 heures. Ensuite, nous décidons avec ce que nous savons.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that support marked a listing as rented because of reports. */
export const listingMarkedRented = {
  messages: defineMessages({
    en: {
      subject: 'Marked as rented: {title}',
      button: 'Open my listing',
      before1: 'People reported that your listing “{title}” is rented. We looked at it and marked it as rented:',
      before2: '{reason}',
      after1: 'Is it still free? Turn it on again on its page.',
      because: because.en,
    },
    fr: {
      subject: 'Marquée comme louée : {title}',
      button: 'Ouvrir mon annonce',
      before1:
        'On nous a signalé que le logement de votre annonce « {title} » est loué. Nous l’avons examinée et marquée comme louée :',
      before2: '{reason}',
      after1: 'Est-il encore libre ? Activez de nouveau l’annonce sur sa page.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that support corrected fields of a listing because of reports. */
export const listingCorrected = {
  messages: defineMessages({
    en: {
      subject: 'We corrected your listing: {title}',
      button: 'Open my listing',
      before1: 'We looked at reports about your listing “{title}” and corrected it, for this reason:',
      before2: '{reason}',
      before3: 'These details changed:',
      item: '{field}: {after} (before: {before})',
      after1: 'If the reports had hidden it, it’s back as it was.',
      after2: 'If we’re wrong, change it on its page, or write to us through the contact page to reach a person.',
      because: because.en,
    },
    fr: {
      subject: 'Nous avons corrigé votre annonce : {title}',
      button: 'Ouvrir mon annonce',
      before1:
        'Nous avons examiné des signalements de votre annonce « {title} » et l’avons corrigée, pour la raison suivante :',
      before2: '{reason}',
      before3: 'Ces détails ont changé :',
      item: '{field} : {after} (avant : {before})',
      after1: 'Si les signalements l’avaient masquée, elle est de retour, comme avant.',
      after2:
        'Si nous nous trompons, modifiez-la sur sa page, ou écrivez-nous par la page de contact pour joindre une personne.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that an appeal changed nothing. */
export const listingAppealUpheld = {
  messages: defineMessages({
    en: {
      subject: 'Your appeal: {title}',
      button: 'See the decision',
      before1: 'Another colleague looked at your listing “{title}” and your appeal. It stays off, for this reason:',
      before2: '{reason}',
      because: because.en,
    },
    fr: {
      subject: 'Votre appel : {title}',
      button: 'Voir la décision',
      before1:
        'Une autre personne a examiné votre annonce « {title} » et votre appel. Elle reste retirée, pour la raison suivante :',
      before2: '{reason}',
      because: because.fr,
    },
  }),
};
