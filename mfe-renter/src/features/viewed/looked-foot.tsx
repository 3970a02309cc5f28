import { useFormat } from '@porchlight/client';
import type { ViewedListing } from '@porchlight/contracts/catalog';
import { Badge } from '@porchlight/ui';
import { useOwnWords } from '../../words/own/catalogue.ts';
import css from '../../own-homes/own-homes.module.css';

/** What changed since the renter looked, and how often they did. */
export function LookedFoot({ home: { rent, rentThen = rent, currency, times } }: { readonly home: ViewedListing }) {
  const t = useOwnWords();
  const format = useFormat();
  const change = rent - rentThen;
  return (
    <div className={css.foot}>
      {change !== 0 && <Badge tone={change < 0 ? 'ok' : 'warn'}>{t(change < 0 ? 'rentLess' : 'rentMore', { amount: format.money(Math.abs(change), currency) })}</Badge>}
      <p>{t('lookedOften', { count: times })}</p>
    </div>
  );
}
