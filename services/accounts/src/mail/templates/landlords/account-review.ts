import { defineMessages } from '@porchlight/messages';

const because = {
  en: 'You’re getting this email because you have a landlord account on {siteName}.',
  fr: 'Vous recevez ce courriel parce que vous avez un compte de propriétaire sur {siteName}.',
} as const;

/** Request to a landlord for documents. */
export const accountDocumentsRequested = {
  messages: defineMessages({
    en: {
      subject: 'We need documents from you',
      button: 'Hand in documents',
      before1: 'Hello {firstName}, to check your account we need documents from you. Our support team wrote:',
      before2: '{message}',
      after1: 'Please hand them in by {dueAt}. Your account stays as it is until then.',
      after2:
        'Don’t send documents by email. On the page of your account they are encrypted, only our support team can open them, and they are deleted 30 days after the decision.',
      because: because.en,
    },
    fr: {
      subject: 'Nous avons besoin de documents de votre part',
      button: 'Remettre des documents',
      before1:
        'Bonjour {firstName}, pour vérifier votre compte, nous avons besoin de documents de votre part. Notre équipe a écrit :',
      before2: '{message}',
      after1: 'Remettez-les au plus tard le {dueAt}. D’ici là, votre compte reste tel qu’il est.',
      after2:
        'N’envoyez pas de documents par courriel. Sur la page de votre compte, ils sont chiffrés, seule notre équipe peut les ouvrir, et ils sont supprimés 30 jours après la décision.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that support approved the account. */
export const accountApproved = {
  messages: defineMessages({
    en: {
      subject: 'We checked your account',
      button: 'Open my listings',
      before1: 'Hello {firstName}, we checked your account. Everything is in order, and it has no restrictions.',
      because: because.en,
    },
    fr: {
      subject: 'Nous avons vérifié votre compte',
      button: 'Ouvrir mes annonces',
      before1: 'Bonjour {firstName}, nous avons vérifié votre compte. Tout est en ordre, et il n’a aucune restriction.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that support limited the account. */
export const accountLimited = {
  messages: defineMessages({
    en: {
      subject: 'Your account is limited for now',
      button: 'Open my account',
      before1:
        'Hello {firstName}, we checked your account. For now {listingCount, plural, one {# listing} other {up to # listings}} can be on, and none can be featured, for this reason:',
      before2: '{reason}',
      after1: 'A person decided this. If you think it’s wrong, write to us through the contact page.',
      because: because.en,
    },
    fr: {
      subject: 'Votre compte est limité pour le moment',
      button: 'Ouvrir mon compte',
      before1:
        'Bonjour {firstName}, nous avons vérifié votre compte. Pour le moment, {listingCount, plural, one {# annonce peut} other {jusqu’à # annonces peuvent}} être en ligne, et aucune en vedette, pour la raison suivante :',
      before2: '{reason}',
      after1:
        'Une personne a pris cette décision. Si vous pensez qu’elle est erronée, écrivez-nous par la page de contact.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that support suspended the account. */
export const accountSuspended = {
  messages: defineMessages({
    en: {
      subject: 'Your account is suspended',
      button: 'Open my account',
      before1: 'Hello {firstName}, we checked your account and suspended it, for this reason:',
      before2: '{reason}',
      after1: 'Your listings are hidden and cost nothing, and you can’t publish new ones. You can still log in.',
      after2: 'A person decided this. If you think it’s wrong, write to us through the contact page.',
      because: because.en,
    },
    fr: {
      subject: 'Votre compte est suspendu',
      button: 'Ouvrir mon compte',
      before1: 'Bonjour {firstName}, nous avons vérifié votre compte et l’avons suspendu, pour la raison suivante :',
      before2: '{reason}',
      after1:
        'Vos annonces sont masquées et ne coûtent rien, et vous ne pouvez pas en publier de nouvelles. Vous pouvez toujours vous connecter.',
      after2:
        'Une personne a pris cette décision. Si vous pensez qu’elle est erronée, écrivez-nous par la page de contact.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that support closed the account. */
export const accountBanned = {
  messages: defineMessages({
    en: {
      subject: 'Your account is closed',
      before1: 'Hello {firstName}, we checked your account and closed it, for this reason:',
      before2: '{reason}',
      after1: 'Your listings are hidden, and you can’t log in or register again.',
      after2: 'A person decided this. If you think it’s wrong, write to us through the contact page.',
      because: because.en,
    },
    fr: {
      subject: 'Votre compte est fermé',
      before1: 'Bonjour {firstName}, nous avons vérifié votre compte et l’avons fermé, pour la raison suivante :',
      before2: '{reason}',
      after1: 'Vos annonces sont masquées, et vous ne pouvez plus vous connecter ni vous inscrire de nouveau.',
      after2:
        'Une personne a pris cette décision. Si vous pensez qu’elle est erronée, écrivez-nous par la page de contact.',
      because: because.fr,
    },
  }),
};
