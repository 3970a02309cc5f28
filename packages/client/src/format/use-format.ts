import { useMemo } from 'react';
import { useLanguage } from '../page/use-language.ts';
import { useSelector } from '../redux.ts';
import { formatIn, type Format } from './format.ts';

/** Returns the formatters for the language and time zone of the page. */
export function useFormat(): Format {
  const language = useLanguage();
  const timeZone = useSelector((state) => state.page.timeZone);
  return useMemo(() => formatIn(language, timeZone), [language, timeZone]);
}
