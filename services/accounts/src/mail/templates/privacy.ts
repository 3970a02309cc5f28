import { defineMessages } from '@porchlight/messages';

/** Notice of a planned account deletion, with a link to undo it. */
export const deletionPlanned = {
  messages: defineMessages({
    en: {
      subject: 'Your account will be deleted',
      button: 'Keep my account',
      before1:
        'You asked us to delete your account. We’ll delete it on {deletesAt}. Until then, you can change your mind.',
      after1: 'To go ahead, do nothing. If you didn’t ask for this, use the link and change your password.',
      because: 'You’re getting this email because someone asked to delete your account on {siteName}.',
    },
    fr: {
      subject: 'Votre compte sera supprimé',
      button: 'Conserver mon compte',
      before1:
        'Vous nous avez demandé de supprimer votre compte. Il sera supprimé le {deletesAt}. D’ici là, vous pouvez changer d’avis.',
      after1:
        'Pour confirmer, vous n’avez rien à faire. Si la demande ne vient pas de vous, utilisez le lien et changez votre mot de passe.',
      because: 'Vous recevez ce courriel parce que la suppression de votre compte sur {siteName} a été demandée.',
    },
  }),
};
/** Notice that an account was merged into another one, with a link that makes its address another login. */
export const accountMerged = {
  messages: defineMessages({
    en: {
      subject: 'Your two accounts are one now',
      button: 'Log in with this address, too',
      before1:
        'We merged your account with this address into your other account. Everything that could move is there now.',
      after1:
        'Confirm this address to log in to the other account with it. You’ll use the password of that account. If this isn’t right, contact us within 30 days.',
      because: 'You’re getting this email because you had two accounts on {siteName}.',
    },
    fr: {
      subject: 'Vos deux comptes n’en font plus qu’un',
      button: 'Me connecter aussi avec cette adresse',
      before1:
        'Nous avons fusionné le compte de cette adresse avec votre autre compte. Tout ce qui pouvait y être transféré s’y trouve.',
      after1:
        'Confirmez cette adresse pour vous connecter aussi avec elle à l’autre compte, avec le mot de passe de celui-ci. En cas d’erreur, écrivez-nous dans les 30 jours.',
      because: 'Vous recevez ce courriel parce que vous aviez deux comptes sur {siteName}.',
    },
  }),
};
/** Notice that the requested data export is ready. */
export const exportReady = {
  path: '/login',
  messages: defineMessages({
    en: {
      subject: 'Your data is ready',
      button: 'Get my data',
      before1: 'The copy of your data that you asked for is ready.',
      after1: 'You’ll need to log in to get it. If you didn’t ask for it, change your password.',
      because: 'You’re getting this email because someone asked for a copy of your data on {siteName}.',
    },
    fr: {
      subject: 'Vos données sont prêtes',
      button: 'Obtenir mes données',
      before1: 'La copie de vos données que vous avez demandée est prête.',
      after1: 'Vous devrez vous connecter pour l’obtenir. Si vous ne l’avez pas demandée, changez votre mot de passe.',
      because: 'Vous recevez ce courriel parce qu’une copie de vos données a été demandée sur {siteName}.',
    },
  }),
};
