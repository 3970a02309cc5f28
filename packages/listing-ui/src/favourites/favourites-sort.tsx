import { useSearchParams } from '@porchlight/client/router';
import type { PointOfInterest } from '@porchlight/contracts/catalog';
import { Select } from '@porchlight/ui';
import { orderIn, withParam } from './favourites-query.ts';
import { useFavouritesMessages } from './messages/catalog.ts';
import { favouritesOrders, type FavouritesOrder } from './sort-favourites.ts';

const labels = {
  added: 'sortAdded',
  'rent-asc': 'sortRentAsc',
  'rent-desc': 'sortRentDesc',
  'size-desc': 'sortSize',
  near: 'sortNear',
} as const satisfies Record<FavouritesOrder, string>;

/** Returns the available sort orders: `near` requires a point of interest. */
const ordersFor = (point: PointOfInterest | undefined) =>
  favouritesOrders.filter((order) => point !== undefined || order !== 'near');

/** Returns the sort order of the address (`sort`); `point` is the renter's first point of interest. */
export function useFavouritesOrder(point: PointOfInterest | undefined): FavouritesOrder {
  const [query] = useSearchParams();
  return orderIn(query, ordersFor(point));
}

interface FavouritesSortProps {
  readonly order: FavouritesOrder;
  /** The renter's first point of interest. */
  readonly point: PointOfInterest | undefined;
}
/** Select of the sort order. */
export function FavouritesSort({ order, point }: FavouritesSortProps) {
  const t = useFavouritesMessages();
  const [query, setQuery] = useSearchParams();
  return (
    <Select
      label={t('sort')}
      isLabelHidden
      look="bare"
      choices={ordersFor(point).map((value) => ({ value, label: t(labels[value], { place: point?.name ?? '' }) }))}
      value={order}
      onChange={({ target: { value } }) =>
        setQuery(withParam(query, 'sort', value === 'added' ? undefined : value), { replace: true })
      }
    />
  );
}
