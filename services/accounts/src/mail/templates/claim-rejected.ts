import { defineMessages } from '@porchlight/messages';

/** Report to support that the owner of a mailbox rejected the account that was created for the address. */
export const claimRejected = {
  messages: defineMessages({
    en: {
      subject: '“This isn’t me”: {account}',
      before1: 'On {at}, the reader of {account} said that the account we created for this address isn’t theirs.',
      before2: 'Company: {company}',
      after1: 'Their link no longer works, and they get no reminders. Please check where the address came from.',
      because: 'You’re getting this email because your address is the contact address of {siteName}.',
    },
    fr: {
      subject: '« Ce n’est pas moi » : {account}',
      before1:
        'Le {at}, la personne qui lit {account} a indiqué que le compte créé pour cette adresse n’est pas le sien.',
      before2: 'Entreprise : {company}',
      after1: 'Son lien ne fonctionne plus et elle ne reçoit aucun rappel. Veuillez vérifier d’où vient l’adresse.',
      because: 'Vous recevez ce courriel parce que votre adresse est l’adresse de contact de {siteName}.',
    },
  }),
};
