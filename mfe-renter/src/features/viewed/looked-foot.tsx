import { useFormat } from '@porchlight/client';
import type { ViewedListing } from '@porchlight/contracts/catalog';
import { Badge } from '@porchlight/ui';
import { Distances } from '../../places/distances.tsx';
import { useOwnWords } from '../../own-homes/words/catalogue.ts';
import css from '../../own-homes/own-homes.module.css';

/** What changed since the renter looked, how often they did, and how far it is. */
export function LookedFoot({ home }: { readonly home: ViewedListing }) {
  const { rent, rentThen = rent, currency, times } = home;
  const t = useOwnWords();
  const format = useFormat();
  const change = rent - rentThen;
  return (
    <div className={css.foot}>
      {change !== 0 && (
        <Badge tone={change < 0 ? 'ok' : 'warn'}>
          {t(change < 0 ? 'rentLess' : 'rentMore', { amount: format.money(Math.abs(change), currency) })}
        </Badge>
      )}
      {times > 1 && <p>{t('lookedOften', { count: times })}</p>}
      <Distances home={home} />
    </div>
  );
}
