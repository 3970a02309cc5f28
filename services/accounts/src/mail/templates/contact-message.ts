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

/** Reply of support to a person who wrote through a form. */
export const formReply = {
  messages: defineMessages({
    en: {
      subject: 'We replied to your message {reference}',
      button: 'Write to us again',
      before1: 'Hi {name},',
      before2: '{message}',
      after1: '{howToReply}',
      because:
        'You’re getting this email because you wrote to us on {siteName}. Your message has the number {reference}.',
    },
    fr: {
      subject: 'Notre réponse à votre message {reference}',
      button: 'Nous écrire de nouveau',
      before1: 'Bonjour {name},',
      before2: '{message}',
      after1: '{howToReply}',
      because:
        'Vous recevez ce courriel parce que vous nous avez écrit sur {siteName}. Votre message a le numéro {reference}.',
    },
  }),
};
