import { defineMessages } from '@porchlight/client';

/** Messages of pages that need a permission. */
export const staffOnlyMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-staff-only" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-staff-only" */ './fr.ts'),
});
