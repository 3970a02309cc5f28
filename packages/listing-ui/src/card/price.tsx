import { useFormat, useMessages } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import { cardMessages } from '../messages/catalog.ts';
import css from './price.module.css';

/** Monthly rent in the listing's currency; a range starts with "from". */
export function Price({
  listing,
  size,
  className,
}: {
  readonly listing: Pick<ListingCard, 'rent' | 'rentMax' | 'currency'>;
  readonly size?: 'large';
  readonly className?: string | undefined;
}) {
  const t = useMessages(cardMessages);
  const format = useFormat();
  const rent = format.money(listing.rent, listing.currency);
  return (
    <p className={classNames(css.price, size && css.large, className)}>
      <b className={css.number}>{listing.rentMax && listing.rentMax > listing.rent ? t('rentFrom', { rent }) : rent}</b>{' '}
      <span className={css.unit}>{t('perMonth')}</span>
    </p>
  );
}
