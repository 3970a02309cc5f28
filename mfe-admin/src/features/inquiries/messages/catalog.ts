import { defineMessages } from '@porchlight/client';

/** Messages of the screens of inquiries. */
export const inquiriesMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-inquiries" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-inquiries" */ './fr.ts'),
});
