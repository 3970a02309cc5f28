import { defineMessages } from '@porchlight/messages';

/** Link to verify the address of a new account. */
export const verifyEmail = {
  messages: defineMessages({
    en: {
      subject: 'Confirm your email address',
      button: 'Confirm my address',
      before1: 'Welcome to {siteName}. Use this link to confirm your email address.',
      after1:
        'The link works for 24 hours. Confirm only an account that you created. If this wasn’t you, open the link and choose “This wasn’t me”, and we’ll remove your address from the account.',
      because: 'You’re getting this email because an account was created on {siteName} with this address.',
    },
    fr: {
      subject: 'Confirmez votre adresse courriel',
      button: 'Confirmer mon adresse',
      before1: 'Bienvenue sur {siteName}. Utilisez ce lien pour confirmer votre adresse courriel.',
      after1:
        'Le lien fonctionne pendant 24 heures. Ne confirmez qu’un compte que vous avez créé. Si ce n’était pas vous, ouvrez le lien et choisissez « Ce n’était pas moi » : nous retirerons votre adresse du compte.',
      because: 'Vous recevez ce courriel parce qu’un compte a été créé sur {siteName} avec cette adresse.',
    },
  }),
};
