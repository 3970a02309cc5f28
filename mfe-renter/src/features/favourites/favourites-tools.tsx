import { useSearchParams } from '@porchlight/client/router';
import type { PointOfInterest } from '@porchlight/contracts/catalog';
import { compareCap, pickOrders, type PickOrder } from '@porchlight/listing-ui';
import { Button, Select } from '@porchlight/ui';
import { MapSwitch } from '../../own-homes/map-switch.tsx';
import css from './favourites.module.css';
import type { KeptOrder } from './kept-order.ts';
import { useFavouriteWords } from './words/catalogue.ts';

const orderWords = {
  added: 'sortAdded',
  'rent-asc': 'sortRentAsc',
  'rent-desc': 'sortRentDesc',
  'size-desc': 'sortSize',
} as const satisfies Record<PickOrder, string>;

export interface FavouritesBarProps {
  readonly order: KeptOrder;
  /** The renter's first place, once they have one. */ readonly place: PointOfInterest | undefined;
}

/** The order of the homes, and the map above them. */
export function FavouritesBar({ order, place }: FavouritesBarProps) {
  const t = useFavouriteWords();
  const [, setQuery] = useSearchParams();
  const put = (value: string) =>
    setQuery(
      (now) => {
        if (value === 'added') now.delete('sort');
        else now.set('sort', value);
        return now;
      },
      { replace: true },
    );
  const choices = [
    ...pickOrders.map((value) => ({ value, label: t(orderWords[value]) })),
    ...(place ? [{ value: 'near', label: t('sortNear', { place: place.name }) }] : []),
  ];
  return (
    <div className={css.bar}>
      <Select
        label={t('sort')}
        isLabelHidden
        look="bare"
        choices={choices}
        value={order}
        onChange={({ target }) => put(target.value)}
      />
      <MapSwitch />
    </div>
  );
}

/** Appears when homes are ticked: how many, and the way to see them side by side. */
export function CompareBar({
  ticked,
  onClear,
  onCompare,
}: {
  readonly ticked: readonly string[];
  readonly onClear: () => void;
  readonly onCompare: () => void;
}) {
  const t = useFavouriteWords();
  if (ticked.length === 0) return null;
  return (
    <div className={css.compareBar}>
      <p role="status">
        {ticked.length < 2 ? t('compareOneMore') : t('compareTicked', { count: ticked.length, most: compareCap })}
      </p>
      <Button onClick={onClear}>{t('clear')}</Button>
      {ticked.length > 1 && (
        <Button look="primary" onClick={onCompare}>
          {t('compareNow', { count: ticked.length })}
        </Button>
      )}
    </div>
  );
}
