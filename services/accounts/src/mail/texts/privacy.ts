import type { MailTexts } from './mail-text.ts';

/** Tells when an account will be erased, and how to keep it. */
export const deletionPlanned: MailTexts = {
  en: {
    subject: 'Your account will be deleted',
    button: 'Keep my account',
    before: ['You asked us to delete your account. We will do it on {deletesAt}. Until then you can change your mind.'],
    after: ['To let it go, do nothing. If it was not you who asked, press the button and change your password.'],
    because: 'You get this because the deletion of your account on {siteName} was asked for.',
  },
  fr: {
    subject: 'Votre compte sera supprimé',
    button: 'Garder mon compte',
    before: [
      'Vous nous avez demandé de supprimer votre compte. Ce sera fait le {deletesAt}. D’ici là, vous pouvez changer d’avis.',
    ],
    after: [
      'Pour le laisser partir, ne faites rien. Si la demande ne vient pas de vous, appuyez sur le bouton et changez votre mot de passe.',
    ],
    because: 'Vous recevez ce message parce que la suppression de votre compte sur {siteName} a été demandée.',
  },
};
/** Tells that the copy of a person's data can be fetched. */
export const exportReady: MailTexts = {
  path: '/login',
  en: {
    subject: 'Your data is ready',
    button: 'Get my data',
    before: ['The copy of your data that you asked for is ready.'],
    after: ['You need to be logged in to get it. If you did not ask for it, change your password.'],
    because: 'You get this because a copy of your data was asked for on {siteName}.',
  },
  fr: {
    subject: 'Vos données sont prêtes',
    button: 'Obtenir mes données',
    before: ['La copie de vos données que vous avez demandée est prête.'],
    after: ['Il faut être connecté pour l’obtenir. Si vous ne l’avez pas demandée, changez votre mot de passe.'],
    because: 'Vous recevez ce message parce qu’une copie de vos données a été demandée sur {siteName}.',
  },
};
