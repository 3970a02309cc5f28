import { useSearchParams } from '@porchlight/client/router';
import type { PointOfInterest } from '@porchlight/contracts/catalog';
import { maxCompared, pickOrders, type PickOrder } from '@porchlight/listing-ui';
import { Button, Select } from '@porchlight/ui';
import { MapSwitch } from '../../shared/listings/map-switch.tsx';
import css from './favourites.module.css';
import type { FavouritesOrder } from './favourites-order.ts';
import { useFavouriteMessages } from './messages/catalog.ts';

const orderKeys = {
  added: 'sortAdded',
  'rent-asc': 'sortRentAsc',
  'rent-desc': 'sortRentDesc',
  'size-desc': 'sortSize',
} as const satisfies Record<PickOrder, string>;

export interface FavouritesBarProps {
  readonly order: FavouritesOrder;
  /** The renter's first point of interest, if any. */ readonly point: PointOfInterest | undefined;
}

/** Renders the sort order of the favourites and the map switch. */
export function FavouritesBar({ order, point }: FavouritesBarProps) {
  const t = useFavouriteMessages();
  const [, setQuery] = useSearchParams();
  const setOrder = (value: string) =>
    setQuery(
      (now) => {
        if (value === 'added') now.delete('sort');
        else now.set('sort', value);
        return now;
      },
      { replace: true },
    );
  const choices = [
    ...pickOrders.map((value) => ({ value, label: t(orderKeys[value]) })),
    ...(point ? [{ value: 'near', label: t('sortNear', { place: point.name }) }] : []),
  ];
  return (
    <div className={css.bar}>
      <Select
        label={t('sort')}
        isLabelHidden
        look="bare"
        choices={choices}
        value={order}
        onChange={({ target }) => setOrder(target.value)}
      />
      <MapSwitch />
    </div>
  );
}

/** Renders the bar that appears when listings are selected: their number and the compare button. */
export function CompareBar({
  ticked,
  onClear,
  onCompare,
}: {
  readonly ticked: readonly string[];
  readonly onClear: () => void;
  readonly onCompare: () => void;
}) {
  const t = useFavouriteMessages();
  if (ticked.length === 0) return null;
  return (
    <div className={css.compareBar}>
      <p role="status">
        {ticked.length < 2 ? t('compareOneMore') : t('compareTicked', { count: ticked.length, most: maxCompared })}
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
