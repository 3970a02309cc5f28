import type { en } from './en.ts';

/** What the home page says otherwise in the US. */
export const enUs: Partial<Record<keyof typeof en, string>> = {
  homeDescription: 'Homes for rent in the US and Canada for newcomers: full costs, plain language, no account needed.',
  heroText:
    'Homes for rent across the US and Canada, with the full cost and what you need to apply. No account needed.',
};
