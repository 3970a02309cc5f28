import { useMessages } from '@porchlight/client';
import type { ListingTitle } from '@porchlight/contracts/catalog';
import type { MoneyTransaction } from '@porchlight/contracts/commerce';
import { billingMessages } from '../messages/catalog.ts';
import css from './transactions.module.css';
import type { TransactionRow } from './use-transactions.ts';

interface Props {
  readonly row: TransactionRow;
  /** Listing that the credits were used on, once its title is loaded. */
  readonly listing: ListingTitle | undefined;
}

/** What was bought, returned or used, with the order or the listing below. */
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
      {credits?.reason !== undefined && <span className={css.meta}>{credits.reason}</span>}
      {money && <Money money={money} />}
    </span>
  );
}

function Money({ money: { kind, description, orderNumber, state } }: { readonly money: MoneyTransaction }) {
  const t = useMessages(billingMessages);
  const facts = [
    ...(kind === 'payment' ? [] : [description]),
    t('order', { number: orderNumber }),
    ...(state === 'fulfilled' || state === 'succeeded' ? [] : [t(`state.${state}`)]),
  ];
  return (
    <>
      <span>{kind === 'payment' ? description : t(`kind.${kind}`)}</span>
      <span className={css.meta}>{facts.join(' · ')}</span>
    </>
  );
}
