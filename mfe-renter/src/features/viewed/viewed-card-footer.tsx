import { useFormat } from '@porchlight/client';
import type { ViewedListing } from '@porchlight/contracts/catalog';
import { Badge } from '@porchlight/ui';
import { Distances } from '../../shared/points-of-interest/distances.tsx';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';
import css from '../../shared/listings/listings.module.css';

/** Renders the rent change since the last view, the number of views and the distances. */
export function ViewedCardFooter({ listing }: { readonly listing: ViewedListing }) {
  const { rent, rentThen = rent, currency, times } = listing;
  const t = useOwnMessages();
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
      <Distances listing={listing} />
    </div>
  );
}
