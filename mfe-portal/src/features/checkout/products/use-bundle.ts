import { useLanguage } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import type { Currency, Language } from '@porchlight/contracts';
import type { CreditBundle } from '@porchlight/contracts/commerce';
import { useMemo } from 'react';
import { checkoutCalls } from '../checkout-calls.ts';

/** Languages whose prices are in a currency. */
const languageOf: Readonly<Record<Currency, Language>> = { CAD: 'en-CA', USD: 'en-US' };
const none: readonly CreditBundle[] = [];

/** Returns the bundle chosen in the address: the smallest one with at least that many credits, else the largest. */
export function bundleFor(bundles: readonly CreditBundle[], credits: number): CreditBundle | undefined {
  return bundles.find((bundle) => bundle.credits >= credits) ?? bundles.at(-1);
}

/** Returns the language whose price list is in a currency; without one, the language of the page. */
export function usePriceLanguage(currency: Currency | undefined): Language {
  const language = useLanguage();
  const isOfLanguage = currency === undefined || (currency === 'USD') === (language === 'en-US');
  return isOfLanguage ? language : languageOf[currency];
}

/**
 * Returns the bundles on sale, smallest first.
 * @param currency of the buyer's company; default: that of the page's language
 */
export function useBundles(currency?: Currency) {
  const lang = usePriceLanguage(currency);
  const { data, error, refetch } = checkoutCalls.useGetCreditBundlesQuery({ query: { lang } });
  const bundles = useMemo(
    () => data && [...data.creditBundles].sort((one, other) => one.credits - other.credits),
    [data],
  );
  return { bundles, error, refetch };
}

/** Returns the chosen bundle; it is in the address, so that a reload keeps the choice. */
export function useBundle(bundles: readonly CreditBundle[] = none) {
  const [query, setQuery] = useSearchParams();
  const choose = ({ credits }: CreditBundle) => {
    const next = new URLSearchParams(query);
    next.set('credits', String(credits));
    next.delete('membership');
    setQuery(next, { replace: true });
  };
  return { bundle: bundleFor(bundles, Number(query.get('credits')) || 0), choose };
}
