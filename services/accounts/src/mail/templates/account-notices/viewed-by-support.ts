import { defineMessages } from '@porchlight/messages';

/** Notice that support viewed the account. */
export const viewedBySupport = {
  path: '/admin/my-account',
  messages: defineMessages({
    en: {
      subject: 'Our support team looked at your account',
      button: 'Open my account',
      before1: 'Hi {firstName},',
      before2: 'On {at}, a member of our support team opened the site as you see it, for at most 30 minutes.',
      before3: 'Reason: {reason}',
      after1: 'They could look, and could not change or download anything. Your account lists each time this happened.',
      because:
        'You’re getting this email because you have an account on {siteName}. We let you know each time our support team looks at it.',
    },
    fr: {
      subject: 'Notre équipe de soutien a consulté votre compte',
      button: 'Ouvrir mon compte',
      before1: 'Bonjour {firstName},',
      before2:
        'Le {at}, un membre de notre équipe de soutien a ouvert le site tel que vous le voyez, pour 30 minutes au plus.',
      before3: 'Raison : {reason}',
      after1:
        'Cette personne pouvait regarder, mais rien modifier ni télécharger. Votre compte indique chaque consultation.',
      because:
        'Vous recevez ce courriel parce que vous avez un compte sur {siteName}. Nous vous signalons chaque consultation de votre compte par notre équipe de soutien.',
    },
  }),
};
