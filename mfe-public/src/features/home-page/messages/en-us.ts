import type { en } from './en.ts';

/** What the home page says otherwise in the US. */
export const enUs: Partial<Record<keyof typeof en, string>> = {
  homeDescription:
    'Homes for rent in the US and Canada for people who are new here: whole prices, plain words, no account needed to look.',
  heroText:
    'Homes for rent across the US and Canada, with the whole price and what you need to apply. No account needed.',
};
