import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      codeFromApp: 'Enter the code from your authenticator app, or a recovery code.',
      codeWrong: 'That code isn’t right. Try the next one your app shows.',
      isOff: 'Two-factor authentication is off. Turn it on first.',
      notConfirmed: 'Confirm your email address first. Then you can turn on two-factor authentication.',
      tooManyTries: 'Too many codes. Use a recovery code, or try again later.',
      codeFromMail:
        'There have been many wrong passwords for this account, so we’ve emailed it a code. Enter the code to continue.',
      mailedCodeWrong: 'That code isn’t right, or it has expired. Try the latest one.',
    },
    fr: {
      codeFromApp: 'Entrez le code de votre application d’authentification, ou un code de secours.',
      codeWrong: 'Ce code n’est pas le bon. Essayez le prochain que montre votre application.',
      isOff: 'L’authentification à deux facteurs est désactivée. Activez-la d’abord.',
      notConfirmed:
        'Confirmez d’abord votre adresse courriel. Vous pourrez ensuite activer l’authentification à deux facteurs.',
      tooManyTries: 'Trop de codes. Utilisez un code de secours ou réessayez plus tard.',
      codeFromMail:
        'Il y a eu beaucoup de mauvais mots de passe pour ce compte. Nous lui avons envoyé un code par courriel : entrez-le pour continuer.',
      mailedCodeWrong: 'Ce code n’est pas le bon, ou il a expiré. Essayez le plus récent.',
    },
  }),
);
