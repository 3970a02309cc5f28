import { defineMessages } from '@porchlight/messages';

/** Message of the contact form, to the recipients of the form. */
export const contactMessage = {
  messages: defineMessages({
    en: {
      subject: '{topic}, from {senderName}',
      button: 'Open the page they wrote from',
      before1: '{careful}',
      before2: '{message}',
      before3: 'Form: {form}',
      before4: 'Topic: {topic}',
      before5: 'Name: {senderName}',
      before6: 'Email: {senderEmail}',
      after1: 'Reply to {senderEmail}, not to this email.',
      because: 'You’re getting this email because your address receives the messages of this form on {siteName}.',
    },
    fr: {
      subject: '{topic}, de {senderName}',
      button: 'Ouvrir la page d’origine',
      before1: '{careful}',
      before2: '{message}',
      before3: 'Formulaire : {form}',
      before4: 'Sujet : {topic}',
      before5: 'Nom : {senderName}',
      before6: 'Courriel : {senderEmail}',
      after1: 'Répondez à {senderEmail}, pas à ce courriel.',
      because: 'Vous recevez ce courriel parce que votre adresse reçoit les messages de ce formulaire sur {siteName}.',
    },
  }),
};
