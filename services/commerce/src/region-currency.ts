import type { Currency, Language } from '@porchlight/contracts';

/** The currency that somebody is charged in follows the address they read: `/en-us` pays in US dollars (decisions 5.2, 5.22). */
export const regionCurrency = (language: Language | undefined): Currency => (language === 'en-US' ? 'USD' : 'CAD');
