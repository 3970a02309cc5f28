import { useMessages } from '@porchlight/client';
import { FilterSelect } from '@porchlight/console-ui';
import { feedRunStates } from '@porchlight/contracts/catalog';
import { DayFilter } from '@porchlight/forms';
import { Button } from '@porchlight/ui';
import { feedLogCalls } from '../../../shared/feed-calls.ts';
import css from '../feed-logs.module.css';
import { feedLogMessages } from '../messages/catalog.ts';
import type { useRunsAddress } from './use-runs-address.ts';

/** Filters of the runs by feed, result and days. */
export function RunFilters({ address }: { readonly address: ReturnType<typeof useRunsAddress> }) {
  const t = useMessages(feedLogMessages);
  const { data } = feedLogCalls.useListFeedNamesQuery();
  const { filters, filter, isFiltered, clear } = address;
  const feeds = data?.feeds.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const states = feedRunStates.map((state) => ({ value: state, label: t(`state.${state}`) }));
  return (
    <div className={css.filters} role="group" aria-label={t('filters')}>
      <FilterSelect
        label={t('feed')}
        value={filters.feedId ?? ''}
        choices={[{ value: '', label: t('anyFeed') }, ...feeds]}
        onChange={(value) => filter('feed', value)}
      />
      <FilterSelect
        label={t('result')}
        value={filters.state ?? ''}
        choices={[{ value: '', label: t('anyState') }, ...states]}
        onChange={(value) => filter('state', value)}
      />
      <DayFilter label={t('from')} value={filters.from ?? ''} onChange={(day) => filter('from', day)} />
      <DayFilter label={t('to')} value={filters.to ?? ''} onChange={(day) => filter('to', day)} />
      {isFiltered && (
        <Button look="link" onClick={clear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
