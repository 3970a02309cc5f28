import { defineMessages } from '@porchlight/client';
import { en } from './en.ts';

/** Messages of the shell. */
export const shellMessages = defineMessages({
  en,
  fr: () => import(/* webpackChunkName: "messages-fr" */ './fr.ts'),
});
