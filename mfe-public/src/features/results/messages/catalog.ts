import { defineMessages, useMessages } from '@porchlight/client';
import { publicMessages } from '../../../messages/catalog.ts';

/** Messages of the results page, loaded together with it, on top of those of the public area. */
export const resultsMessages = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en-results" */ './en.ts'),
    fr: () => import(/* webpackChunkName: "messages-fr-results" */ './fr.ts'),
  },
  publicMessages,
);
/** Returns the messages of the results page in the current language. */
export const useResultsMessages = () => useMessages(resultsMessages);
export type ResultsTranslate = ReturnType<typeof useResultsMessages>;
