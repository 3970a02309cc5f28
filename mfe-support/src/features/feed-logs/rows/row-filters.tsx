import { useMessages } from '@porchlight/client';
import { FilterBar, FilterSelect } from '@porchlight/console-ui';
import { feedRowActions } from '@porchlight/contracts/catalog';
import { feedLogMessages } from '../messages/catalog.ts';
import { onlyIssues, type useRowsAddress } from './use-rows-address.ts';

/** Search by id, and filters by action and issues. */
export function RowFilters({ address }: { readonly address: ReturnType<typeof useRowsAddress> }) {
  const t = useMessages(feedLogMessages);
  const { filters, isFiltered, filter, clear } = address;
  return (
    <FilterBar
      search={filters.search ?? ''}
      onSearch={(text) => filter('search', text)}
      filters={
        <>
          <FilterSelect
            label={t('issueFilter')}
            value={filters.hasIssue ? onlyIssues : ''}
            choices={[
              { value: '', label: t('allRows') },
              { value: onlyIssues, label: t('onlyIssues') },
            ]}
            onChange={(value) => filter('issues', value)}
          />
          <FilterSelect
            label={t('action')}
            value={filters.action ?? ''}
            choices={[
              { value: '', label: t('anyAction') },
              ...feedRowActions.map((value) => ({ value, label: t(`action.${value}`) })),
            ]}
            onChange={(value) => filter('action', value)}
          />
        </>
      }
      onClear={isFiltered ? clear : undefined}
      texts={{ search: t('search'), columns: t('columns'), clear: t('clear') }}
    />
  );
}
