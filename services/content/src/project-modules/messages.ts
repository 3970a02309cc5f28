import { defineMessages, messageReference, messageReferences } from '@porchlight/messages';

const catalog = defineMessages({
  en: {
    moduleNotFound: 'There’s no module with this name.',
    notSaved: 'Correct the marked settings.',
    settingUnknown: 'This module has no such setting.',
    useTrueOrFalse: 'Use true or false.',
    useWholeNumber: 'Enter a whole number from 0 to {max}.',
    useWebAddress: 'Enter a web address that starts with https://, or leave this empty.',
  },
  fr: {
    moduleNotFound: 'Il n’y a pas de module de ce nom.',
    notSaved: 'Corrigez les paramètres indiqués.',
    settingUnknown: 'Ce module n’a pas ce paramètre.',
    useTrueOrFalse: 'Utilisez true ou false.',
    useWholeNumber: 'Entrez un nombre entier de 0 à {max}.',
    useWebAddress: 'Entrez une adresse Web qui commence par https://, ou laissez ce champ vide.',
  },
});

/** Messages of the project modules. */
export const messages = messageReferences(catalog);
/** Returns the message for a number outside of 0 to `max`. */
export const useWholeNumber = (max: number) => messageReference(catalog, 'useWholeNumber', { max });
