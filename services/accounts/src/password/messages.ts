import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      checkFields: 'Please check the fields below.',
      tooShortForStaff: 'Use at least 15 characters. This account has a lot of access.',
      saysWho: 'Don’t use your name, your email or the name of this site. They’re the first guesses.',
      tooEasy: 'This password is easy to guess. Try a few unrelated words.',
      breached: 'This password appears in a known data leak. Choose another one, and change it elsewhere too.',
    },
    fr: {
      checkFields: 'Veuillez vérifier les champs ci-dessous.',
      tooShortForStaff: 'Utilisez au moins 15 caractères. Ce compte donne accès à beaucoup de choses.',
      saysWho: 'N’utilisez ni votre nom, ni votre courriel, ni le nom de ce site. On les essaie en premier.',
      tooEasy: 'Ce mot de passe se devine facilement. Essayez quelques mots sans lien entre eux.',
      breached:
        'Ce mot de passe figure dans une fuite de données connue. Choisissez-en un autre, et changez-le ailleurs aussi.',
    },
  }),
);
