import { useLanguage } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { useMemo } from 'react';

/** Returns a function that formats an instant with its time of day, in the language and time zone of the page. */
export function useMoment(): (moment: string) => string {
  const language = useLanguage();
  const timeZone = useSelector((state) => state.page.timeZone);
  const format = useMemo(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    [language, timeZone],
  );
  return (moment) => format.format(new Date(moment));
}
