import { defineMessages } from '@porchlight/messages';

/** Messages around the text of every mail. */
export const layoutMessages = defineMessages({
  en: {
    answerAbove: 'Write your answer above this line',
    hello: 'Hello {firstName},',
    helloAll: 'Hello,',
    buttonFails: 'If the button doesn’t work, copy this link into your browser:',
    stop: 'Unsubscribe',
    contact: 'Questions? Email us at {siteEmail}.',
  },
  fr: {
    answerAbove: 'Écrivez votre réponse au-dessus de cette ligne',
    hello: 'Bonjour {firstName},',
    helloAll: 'Bonjour,',
    buttonFails: 'Si le bouton ne fonctionne pas, copiez ce lien dans votre navigateur :',
    stop: 'Se désabonner',
    contact: 'Des questions ? Écrivez-nous à {siteEmail}.',
  },
});
