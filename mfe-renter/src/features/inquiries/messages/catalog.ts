import { defineMessages, useMessages } from '@porchlight/client';

const inquiryMessages = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en-inquiries" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "messages-fr-inquiries" */ './fr.ts'),
});
export const useInquiryMessages = () => useMessages(inquiryMessages);
