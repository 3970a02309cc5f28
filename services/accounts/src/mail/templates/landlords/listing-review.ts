import { defineMessages } from '@porchlight/messages';

const because = {
  en: 'You’re getting this email because you have listings on {siteName}.',
  fr: 'Vous recevez ce courriel parce que vous avez des annonces sur {siteName}.',
} as const;

/** Notice to a landlord that support approved a listing. */
export const listingApproved = {
  messages: defineMessages({
    en: {
      subject: 'Approved: {title}',
      button: 'Open my listing',
      before1: 'Your listing “{title}” is approved.',
      before2:
        'If you asked for it and have enough credits, it’s live now. Otherwise turn it on when you’re ready: it costs nothing until then.',
      because: because.en,
    },
    fr: {
      subject: 'Approuvée : {title}',
      button: 'Ouvrir mon annonce',
      before1: 'Votre annonce « {title} » est approuvée.',
      before2:
        'Si vous l’avez demandé et que vos crédits suffisent, elle est en ligne. Sinon, mettez-la en ligne quand vous serez prêt : elle ne coûte rien d’ici là.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that support asks for changes of a listing. */
export const listingChangesRequested = {
  messages: defineMessages({
    en: {
      subject: 'Please change your listing: {title}',
      button: 'Change my listing',
      before1: 'We looked at your listing “{title}”. Before it can be public, please change this:',
      before2: '{reason}',
      after1: 'Then publish it again.',
      because: because.en,
    },
    fr: {
      subject: 'Veuillez modifier votre annonce : {title}',
      button: 'Modifier mon annonce',
      before1: 'Nous avons examiné votre annonce « {title} ». Avant sa publication, veuillez modifier ceci :',
      before2: '{reason}',
      after1: 'Publiez-la ensuite de nouveau.',
      because: because.fr,
    },
  }),
};

/** Notice to a landlord that support rejected a listing. */
export const listingRejected = {
  messages: defineMessages({
    en: {
      subject: 'Not published: {title}',
      button: 'See my listing',
      before1: 'We can’t publish your listing “{title}”, for this reason:',
      before2: '{reason}',
      after1: 'It cost you nothing. If you think that this is a mistake, write to us through the contact page.',
      because: because.en,
    },
    fr: {
      subject: 'Non publiée : {title}',
      button: 'Voir mon annonce',
      before1: 'Nous ne pouvons pas publier votre annonce « {title} », pour la raison suivante :',
      before2: '{reason}',
      after1:
        'Elle ne vous a rien coûté. Si vous pensez qu’il s’agit d’une erreur, écrivez-nous par la page de contact.',
      because: because.fr,
    },
  }),
};
