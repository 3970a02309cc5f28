import { useLanguage } from '@porchlight/client';

/** Returns a function that formats a fraction as a percentage ("2.1%" for 0.021) in the current language. */
export function usePercent(): (share: number) => string {
  const language = useLanguage();
  return (share) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
