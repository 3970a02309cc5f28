import { defineMessages } from '@porchlight/client';
import { leadsMessages } from '../../../messages/catalog.ts';

/** Messages of the quick replies that a landlord writes. */
export const templateMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-reply-templates" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-reply-templates" */ './fr.ts'),
  },
  leadsMessages,
);
