import { defineMessages } from '@porchlight/messages';

/** Notice that the password appears in a list of leaked passwords. */
export const passwordBreached = {
  path: '/admin/my-account/change-password',
  messages: defineMessages({
    en: {
      subject: 'Your password appears in a data leak',
      button: 'Change my password',
      before1: 'The password you log in with appears in a list of passwords that leaked from other websites.',
      before2: 'Someone with that list could try it on your account. Please choose a new one.',
      after1: 'If you use the same password elsewhere, change it there too.',
      because:
        'You’re getting this email because you have an account on {siteName}. We let you know once when your password is at risk.',
    },
    fr: {
      subject: 'Votre mot de passe figure dans une fuite de données',
      button: 'Changer mon mot de passe',
      before1: 'Le mot de passe de votre compte figure dans une liste de mots de passe volés à d’autres sites.',
      before2: 'Quelqu’un qui a cette liste pourrait l’essayer sur votre compte. Veuillez en choisir un nouveau.',
      after1: 'Si vous utilisez le même mot de passe ailleurs, changez-le là aussi.',
      because:
        'Vous recevez ce courriel parce que vous avez un compte sur {siteName}. Nous vous prévenons une fois quand votre mot de passe est à risque.',
    },
  }),
};
