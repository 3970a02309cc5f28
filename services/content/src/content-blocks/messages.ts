import { defineMessages, messageReferences } from '@porchlight/messages';

/** Messages of the editing of content blocks. */
export const messages = messageReferences(
  defineMessages({
    en: {
      refused: 'Some texts can’t be saved. Correct them, then save again.',
      badText: 'Enter 1 to 600 characters.',
      badRichText: 'Enter a text.',
      badAddress: 'Enter a path of this site like /about, or a link that starts with https://.',
      badAmount: 'Enter a whole number from 0 to 9,999, without a currency sign.',
      badDay: 'Enter a date like 2026-11-21.',
      oneLanguage: 'This value is the same in all languages.',
      fixed: 'This value is part of the site’s code and can’t be changed here.',
      unknownValue: 'This block has no such value.',
    },
    fr: {
      refused: 'Certains textes ne peuvent pas être enregistrés. Corrigez-les, puis enregistrez de nouveau.',
      badText: 'Entrez de 1 à 600 caractères.',
      badRichText: 'Entrez un texte.',
      badAddress: 'Entrez un chemin de ce site comme /about, ou un lien qui commence par https://.',
      badAmount: 'Entrez un nombre entier de 0 à 9 999, sans symbole de devise.',
      badDay: 'Entrez une date comme 2026-11-21.',
      oneLanguage: 'Cette valeur est la même dans toutes les langues.',
      fixed: 'Cette valeur fait partie du code du site et ne peut pas être modifiée ici.',
      unknownValue: 'Ce bloc n’a pas cette valeur.',
    },
  }),
);
