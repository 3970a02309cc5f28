import { defineMessages, useMessages } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const inquiryMessages = defineMessages({ en, fr });
/** Returns the messages of the inquiry form. */
export const useInquiryMessages = () => useMessages(inquiryMessages);
