import { useMessages } from '@porchlight/client';
import type { ListingTitle } from '@porchlight/contracts/catalog';
import { billingMessages } from '../messages/catalog.ts';
import css from './transactions.module.css';
import type { TransactionRow } from './use-transactions.ts';

interface Props {
  readonly row: TransactionRow;
  /** Listing that the credits were used on, once its title is loaded. */
  readonly listing: ListingTitle | undefined;
}

/** What was bought or used, with the order or the listing below. */
export function TransactionCell({ row: { credits, money }, listing }: Props) {
  const t = useMessages(billingMessages);
  return (
    <span className={css.what}>
      {credits && <span>{t(`kind.${credits.kind}`)}</span>}
      {listing && (
        <span className={css.meta} lang={listing.lang}>
          {listing.title}
        </span>
      )}
      {money && <span>{money.description}</span>}
      {money && (
        <span className={css.meta}>
          {[t('order', { number: money.orderNumber }), money.state !== 'fulfilled' && t(`state.${money.state}`)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </span>
  );
}
