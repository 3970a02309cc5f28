import type { Currency, Language } from '@porchlight/contracts';

/** Returns the currency of a language: US dollars for `en-US`, Canadian dollars otherwise. */
export const regionCurrency = (language: Language | undefined): Currency => (language === 'en-US' ? 'USD' : 'CAD');
