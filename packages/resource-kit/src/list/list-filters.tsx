import { useMessages } from '@porchlight/client';
import { FilterBar, type Column, type Filter } from '@porchlight/console-ui';
import type { FilterValues } from '@porchlight/contracts';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import type { useListAddress } from './use-list-address.ts';

/** Search, filters and column choice of a list, bound to the address. */
export function ListFilters({
  screens: { resource, messages },
  address: { state, set, clear, isFiltered, toggleColumn },
  columns,
}: {
  readonly screens: ResourceScreens;
  readonly address: ReturnType<typeof useListAddress>;
  readonly columns: readonly Column<AnyRecord>[];
}) {
  const k = useKitMessages();
  const t = useMessages(messages);
  const filters = Object.entries((resource.list.filters ?? {}) as Record<string, FilterValues>).flatMap(
    ([key, values]): Filter[] =>
      values === 'id'
        ? []
        : [
            {
              key,
              label: t(`${resource.label}.${key}`),
              value: state.filters[key] ?? '',
              choices: [
                { value: '', label: `${t(`${resource.label}.${key}`)}: ${k('all')}` },
                ...values.map((value) => ({ value, label: t(`${resource.label}.${key}.${value}`) })),
              ],
            },
          ],
  );
  return (
    <FilterBar
      search={state.search}
      onSearch={(search) => set('search', search)}
      filters={filters}
      onFilter={set}
      onClear={isFiltered ? clear : undefined}
      columns={columns.slice(1).map(({ key, title }) => ({ key, title, isShown: !state.hidden.includes(key) }))}
      onColumn={toggleColumn}
      texts={{ search: k('search'), columns: k('columns'), clear: k('clearFilters') }}
    />
  );
}
