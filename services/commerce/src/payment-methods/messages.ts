import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: { noSetup: 'We couldn’t find this card. Enter it again.' },
    fr: { noSetup: 'Nous n’avons pas trouvé cette carte. Entrez-la de nouveau.' },
  }),
);
