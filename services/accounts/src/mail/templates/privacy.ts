import { defineMessages } from '@porchlight/messages';

/** Notice of a planned account deletion, with a link to undo it. */
export const deletionPlanned = {
  messages: defineMessages({
    en: {
      subject: 'Your account will be deleted',
      button: 'Keep my account',
      before1:
        'You asked us to delete your account. We will do it on {deletesAt}. Until then you can change your mind.',
      after1: 'To let it go, do nothing. If it was not you who asked, press the button and change your password.',
      because: 'You get this because the deletion of your account on {siteName} was asked for.',
    },
    fr: {
      subject: 'Votre compte sera supprimé',
      button: 'Garder mon compte',
      before1:
        'Vous nous avez demandé de supprimer votre compte. Ce sera fait le {deletesAt}. D’ici là, vous pouvez changer d’avis.',
      after1:
        'Pour le laisser partir, ne faites rien. Si la demande ne vient pas de vous, appuyez sur le bouton et changez votre mot de passe.',
      because: 'Vous recevez ce message parce que la suppression de votre compte sur {siteName} a été demandée.',
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
      after1: 'You need to be logged in to get it. If you did not ask for it, change your password.',
      because: 'You get this because a copy of your data was asked for on {siteName}.',
    },
    fr: {
      subject: 'Vos données sont prêtes',
      button: 'Obtenir mes données',
      before1: 'La copie de vos données que vous avez demandée est prête.',
      after1: 'Il faut être connecté pour l’obtenir. Si vous ne l’avez pas demandée, changez votre mot de passe.',
      because: 'Vous recevez ce message parce qu’une copie de vos données a été demandée sur {siteName}.',
    },
  }),
};
