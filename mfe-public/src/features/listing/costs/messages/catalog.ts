import { defineMessages, useMessages, type Translate } from '@porchlight/client';
import { en } from './en.ts';
import { fr } from './fr.ts';

const chartMessages = defineMessages({ en, fr });
/** Returns the messages of the chart of past rents, which are loaded with it. */
export const useChartMessages = (): Translate<typeof en> => useMessages(chartMessages);
