import { nameInSentence } from '@porchlight/contracts/catalog';
import { useFormat } from '@porchlight/client';
import { isLowerBound, sorts, type Sort } from '@porchlight/contracts';
import { Select } from '@porchlight/ui';
import { useResultsMessages } from '../messages/catalog.ts';
import { FilterForm } from '../filters/filter-form.tsx';
import { MapToggle } from '../map/map-pane.tsx';
import { withChanges } from '../results-query.ts';
import css from '../results.module.css';
import type { Results } from '../use-results.ts';
import type { FilterState } from '../filters/use-filter-state.ts';

const sortMessageKeys = {
  relevance: 'sortRelevance',
  newest: 'sortNewest',
  'rent-asc': 'sortRentAsc',
  'rent-desc': 'sortRentDesc',
  'size-desc': 'sortSize',
} as const satisfies Record<Sort, string>;

export interface HeadProps {
  readonly results: Results;
  readonly filterState: FilterState;
  readonly name: string | undefined;
}
/** Header of the results: title, number of listings, sort order and map toggle. */
export function ResultsHeader({ results, filterState, name }: HeadProps) {
  const t = useResultsMessages();
  const defaultSort: Sort = name ? 'relevance' : 'newest';
  const { filters, replace } = filterState;
  return (
    <div className={css.head}>
      <div className={css.title}>
        <h1 tabIndex={-1}>{name ? t('homesIn', { place: nameInSentence(name) }) : t('homesForRent')}</h1>
        <p className={css.status} role="status">
          <CountText results={results} isOfMapArea={Boolean(filters.bounds ?? filters.area)} />
        </p>
      </div>
      <div className={css.tools}>
        <FilterForm filterState={filterState} fields={['sort']} isBare>
          <span aria-hidden>{t('sort')}</span>
          <Select
            look="bare"
            label={t('sort')}
            isLabelHidden
            name="sort"
            value={filters.sort ?? defaultSort}
            choices={sorts.map((sort) => ({ value: sort, label: t(sortMessageKeys[sort]) }))}
            onChange={(event) =>
              replace(
                withChanges(filters, {
                  sort: event.target.value === defaultSort ? undefined : (event.target.value as Sort),
                }),
              )
            }
          />
        </FilterForm>
        <MapToggle />
      </div>
    </div>
  );
}

function CountText({
  results: { response, isLoading },
  isOfMapArea,
}: {
  readonly results: Results;
  /** Homes within bounds or a drawn area; a map that shows too much for a list is not applied. */
  readonly isOfMapArea: boolean;
}) {
  const t = useResultsMessages();
  const format = useFormat();
  const { pagination, area } = response ?? {};
  if (!pagination) return isLoading ? t('loading') : '';
  const { total, showing } = pagination;
  const count = isLowerBound(pagination)
    ? t('homesMany', { count: format.number(total) })
    : t('homes', { count: total });
  return (
    <>
      <b>{count}</b>
      {isOfMapArea && !area?.clipped && ` ${t('inMapArea')}`}
      {total > 0 && (
        <span
          className={css.showing}
        >{` · ${t('showing', { start: format.number(showing.start), end: format.number(showing.end) })}`}</span>
      )}
    </>
  );
}
