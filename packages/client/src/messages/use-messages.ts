import {
  formatMessage,
  pendingMessages,
  setMessageImport,
  type MessageCatalog,
  type Messages,
  type Translate,
} from '@porchlight/messages';
import { use, useCallback } from 'react';
import { useLanguage } from '../page/use-language.ts';
import { loadWithRetry } from '../screen/load-with-retry.ts';

setMessageImport(loadWithRetry);

/**
 * Returns the message function of a catalog in the language of the page: `t('homes', { count: 3 })`. Suspends until the
 * messages have been imported.
 */
export function useMessages<T extends Messages>(catalog: MessageCatalog<T>): Translate<T> {
  const language = useLanguage();
  // On every render, in the same order: React requires it when it renders a suspended component again.
  for (const pending of pendingMessages(catalog, language)) use(pending);
  return useCallback((key, values) => formatMessage(catalog, language, key, values), [catalog, language]);
}
