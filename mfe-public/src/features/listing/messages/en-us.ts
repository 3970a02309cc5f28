import type { en } from './en.ts';

/** What the page of a home says otherwise in the US. */
export const enUs: Partial<Record<keyof typeof en, string>> = {
  whereHidden: 'The landlord keeps the exact address. The map shows the area, within about 800 feet.',
};
