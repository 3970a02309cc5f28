import { defineMessages } from '@porchlight/client';

/** Messages of screens that belong to landlords. */
export const landlordOnlyMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-landlord-only" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-landlord-only" */ './fr.ts'),
});
