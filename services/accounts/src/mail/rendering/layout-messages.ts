import { defineMessages } from '@porchlight/messages';

/** Messages around the text of every mail. */
export const layoutMessages = defineMessages({
  en: {
    hello: 'Hello {firstName},',
    helloAll: 'Hello,',
    buttonFails: 'If the button does not work, copy this address:',
    stop: 'Stop this mail',
    contact: 'Questions? Write to {siteEmail}.',
  },
  fr: {
    hello: 'Bonjour {firstName},',
    helloAll: 'Bonjour,',
    buttonFails: 'Si le bouton ne fonctionne pas, copiez cette adresse :',
    stop: 'Ne plus recevoir ces courriels',
    contact: 'Des questions ? Écrivez à {siteEmail}.',
  },
});
