import type { en } from './en.ts';

/** What the page of a home says otherwise in the US. */
export const enUs: Partial<Record<keyof typeof en, string>> = {
  payInsurance: 'Renters insurance',
  whereHidden: 'The landlord doesn’t show the exact address. The map is accurate to about 800 feet.',
};
