import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      checkFields: 'Please check the fields below.',
      tooShortForStaff: 'Use at least 15 characters: this account can change a lot.',
      saysWho: 'Leave out your name, your email and the name of this site: they are the first guesses.',
      tooEasy: 'This password is easy to guess. A few words that do not belong together make a good one.',
    },
    fr: {
      checkFields: 'Veuillez vérifier les champs ci-dessous.',
      tooShortForStaff: 'Utilisez au moins 15 caractères : ce compte peut changer beaucoup de choses.',
      saysWho: 'N’utilisez ni votre nom, ni votre courriel, ni le nom de ce site : on les essaie en premier.',
      tooEasy: 'Ce mot de passe se devine facilement. Quelques mots sans lien entre eux en font un bon.',
    },
  }),
);
