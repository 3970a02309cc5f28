import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      checkFields: 'Please check the fields below.',
      tooShortForStaff: 'Use at least 15 characters. This account has a lot of access.',
      saysWho: 'Don’t use your name, your email or the name of this site. They’re the first guesses.',
      tooEasy: 'This password is easy to guess. Try a few unrelated words.',
    },
    fr: {
      checkFields: 'Veuillez vérifier les champs ci-dessous.',
      tooShortForStaff: 'Utilisez au moins 15 caractères. Ce compte donne accès à beaucoup de choses.',
      saysWho: 'N’utilisez ni votre nom, ni votre courriel, ni le nom de ce site. On les essaie en premier.',
      tooEasy: 'Ce mot de passe se devine facilement. Essayez quelques mots sans lien entre eux.',
    },
  }),
);
