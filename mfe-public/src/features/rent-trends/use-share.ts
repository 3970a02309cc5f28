import { useLanguage } from '@porchlight/client';

/** '2.1%' of 0.021, in the language of the page. */
export function useShare(): (share: number) => string {
  const language = useLanguage();
  return (share) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
