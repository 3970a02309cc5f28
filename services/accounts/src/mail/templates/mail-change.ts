import { defineMessages } from '@porchlight/messages';

/** Confirmation request for an email change, to the old address. */
export const mailChangeOld = {
  messages: defineMessages({
    en: {
      subject: 'Confirm your email change',
      button: 'Yes, change it',
      before1:
        'Someone asked to change your account’s email from this address to {newEmail}. If this was you, use the link below and the one we emailed to the new address.',
      after1:
        'The link works once, for 24 hours. Until you use it, nothing changes. If this wasn’t you, choose “Forgot password?” when you log in, and email us at {siteEmail}.',
      because: 'You’re getting this email because this address belongs to an account on {siteName}.',
    },
    fr: {
      subject: 'Confirmez le changement de votre adresse courriel',
      button: 'Oui, la changer',
      before1:
        'Quelqu’un a demandé de remplacer cette adresse par {newEmail} dans votre compte. Si c’est vous, utilisez le lien ci-dessous, puis celui du courriel envoyé à la nouvelle adresse.',
      after1:
        'Le lien fonctionne une seule fois, pendant 24 heures. Tant que vous ne l’utilisez pas, rien ne change. Si ce n’est pas vous, choisissez « Mot de passe oublié ? » à la connexion, puis écrivez-nous à {siteEmail}.',
      because: 'Vous recevez ce courriel parce que cette adresse est celle d’un compte sur {siteName}.',
    },
  }),
};
/** Confirmation request for an email change, to the new address. */
export const mailChangeNew = {
  messages: defineMessages({
    en: {
      subject: 'Confirm your new email address',
      button: 'Use this address',
      before1: 'Use this link to make this the email address for your account.',
      after1:
        'The link works once, for 24 hours. If you didn’t ask for this, you can ignore this email: the account will keep its old address.',
      because: 'You’re getting this email because someone entered this address for an account on {siteName}.',
    },
    fr: {
      subject: 'Confirmez votre nouvelle adresse courriel',
      button: 'Utiliser cette adresse',
      before1: 'Utilisez ce lien pour que cette adresse devienne celle de votre compte.',
      after1:
        'Le lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez rien demandé, ignorez ce courriel : le compte conservera son ancienne adresse.',
      because: 'Vous recevez ce courriel parce que quelqu’un a entré cette adresse pour un compte sur {siteName}.',
    },
  }),
};
/** Notice to an old address that was never confirmed: the account is moving to another address. */
export const mailChangeNotice = {
  path: '/password-reset',
  messages: defineMessages({
    en: {
      subject: 'An account is leaving your email address',
      button: 'Choose a new password',
      before1: 'Someone signed up on {siteName} with this address and now wants to use another one for the account.',
      after1:
        'If this was you, confirm it from your new address. If the account should be yours, choose a new password now: this logs everyone else out and cancels the change. Otherwise you can ignore this email.',
      because: 'You’re getting this email because an account on {siteName} was created with this address.',
    },
    fr: {
      subject: 'Un compte va quitter votre adresse courriel',
      button: 'Choisir un mot de passe',
      before1:
        'Quelqu’un s’est inscrit sur {siteName} avec cette adresse et veut maintenant en utiliser une autre pour ce compte.',
      after1:
        'Si c’était vous, confirmez le changement depuis votre nouvelle adresse. Si ce compte doit être le vôtre, choisissez un mot de passe maintenant : toutes les autres personnes seront déconnectées et le changement sera annulé. Sinon, ignorez ce courriel.',
      because: 'Vous recevez ce courriel parce qu’un compte sur {siteName} a été créé avec cette adresse.',
    },
  }),
};
