import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      codeFromApp: 'Enter the code from your app, or a recovery code.',
      codeWrong: 'This code does not fit. Try the next one that your app shows.',
      isOff: 'The second step is off. Turn it on first.',
      tooManyTries: 'That was many codes in a row. Please wait a little, then try again.',
      codeFromMail:
        'There were many wrong passwords for this account. We have sent a code to its email: enter it to go on.',
      mailedCodeWrong: 'This code does not fit, or its time is over. Try the newest one.',
    },
    fr: {
      codeFromApp: 'Entrez le code de votre application, ou un code de secours.',
      codeWrong: 'Ce code ne convient pas. Essayez le prochain que montre votre application.',
      isOff: 'La deuxième étape est désactivée. Activez-la d’abord.',
      tooManyTries: 'Il y a eu beaucoup de codes de suite. Attendez un peu, puis réessayez.',
      codeFromMail:
        'Il y a eu beaucoup de mauvais mots de passe pour ce compte. Nous avons envoyé un code à son courriel : entrez-le pour continuer.',
      mailedCodeWrong: 'Ce code ne convient pas ou n’est plus valide. Essayez le plus récent.',
    },
  }),
);
