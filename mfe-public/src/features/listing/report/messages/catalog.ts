import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const reportMessages = defineMessages({ en, fr });
/** Returns the messages of the report dialog. */
export const useReportMessages = (): Translate<typeof en> => useMessages(reportMessages);
