import { useFormat, useWords } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import { homeWords } from '../words/catalogue.ts';
import css from './price.module.css';

/** A rent in the home's own currency, a month; a range begins with 'from'. */
export function Price({
  home,
  size,
  className,
}: {
  readonly home: Pick<ListingCard, 'rent' | 'rentMax' | 'currency'>;
  readonly size?: 'large';
  readonly className?: string | undefined;
}) {
  const t = useWords(homeWords);
  const format = useFormat();
  const rent = format.money(home.rent, home.currency);
  return (
    <p className={classNames(css.price, size && css.large, className)}>
      <b className={css.number}>{home.rentMax && home.rentMax > home.rent ? t('rentFrom', { rent }) : rent}</b>{' '}
      <span className={css.unit}>{t('perMonth')}</span>
    </p>
  );
}
