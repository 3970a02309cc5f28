import { defineMessages } from '@porchlight/messages';

/** How a person answers the mail with a reply of support. */
export const mailTexts = defineMessages({
  en: {
    answerMail: 'Answer this email to write back. We get your text, without attachments.',
    writeAgain: 'This email can’t receive answers. To write back, send us a new message with the number {reference}.',
  },
  fr: {
    answerMail: 'Répondez à ce courriel pour nous écrire. Nous recevons votre texte, sans les pièces jointes.',
    writeAgain:
      'Ce courriel ne peut pas recevoir de réponse. Pour nous répondre, envoyez un nouveau message avec le numéro {reference}.',
  },
});
