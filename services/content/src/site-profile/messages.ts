import { defineMessages, messageReference, type MessageReference } from '@porchlight/messages';
import type { BrandTheme } from '@porchlight/contracts/content';

const catalog = defineMessages({
  en: {
    light: 'The contrast with the light backgrounds is {contrast, number}:1. Text needs 4.5:1: choose a darker colour.',
    dark: 'The contrast with the dark backgrounds is {contrast, number}:1. Text needs 4.5:1: choose a lighter colour.',
  },
  fr: {
    light:
      'Le contraste avec les fonds clairs est de {contrast, number} pour 1. Le texte exige 4,5 pour 1 : choisissez une couleur plus foncée.',
    dark: 'Le contraste avec les fonds sombres est de {contrast, number} pour 1. Le texte exige 4,5 pour 1 : choisissez une couleur plus claire.',
  },
});

/** Messages of the site profile. */
export const messages = {
  lowContrast: (theme: BrandTheme, contrast: number): MessageReference =>
    // Rounded down: 4.49 is not 4.5.
    messageReference(catalog, theme, { contrast: Math.floor(contrast * 10) / 10 }),
};
