import { useSearchParams } from '@porchlight/client/router';
import { Select, type Choice } from '@porchlight/ui';
import { orderIn, withParam } from './favourites-query.ts';
import { useFavouritesMessages } from './messages/catalog.ts';
import { favouritesOrders, type FavouritesOrder } from './sort-favourites.ts';

const labels = {
  added: 'sortAdded',
  'rent-asc': 'sortRentAsc',
  'rent-desc': 'sortRentDesc',
  'size-desc': 'sortSize',
} as const satisfies Record<FavouritesOrder, string>;

/** Returns the sort order of the address (`sort`); `more` are orders beside the common ones. */
export function useFavouritesOrder<More extends string = never>(more: readonly More[] = []): FavouritesOrder | More {
  const [query] = useSearchParams();
  return orderIn(query, [...favouritesOrders, ...more]);
}

/** Select of the sort order; `more` are choices beside the common ones. */
export function FavouritesSort({ order, more = [] }: { readonly order: string; readonly more?: readonly Choice[] }) {
  const t = useFavouritesMessages();
  const [query, setQuery] = useSearchParams();
  return (
    <Select
      label={t('sort')}
      isLabelHidden
      look="bare"
      choices={[...favouritesOrders.map((value) => ({ value, label: t(labels[value]) })), ...more]}
      value={order}
      onChange={({ target: { value } }) =>
        setQuery(withParam(query, 'sort', value === 'added' ? undefined : value), { replace: true })
      }
    />
  );
}
