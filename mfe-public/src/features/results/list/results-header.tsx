import { useFormat } from '@porchlight/client';
import { sorts, type Sort } from '@porchlight/contracts';
import { Select } from '@porchlight/ui';
import { EmailAlertButton } from '../../../shared/save-search/email-alert-button.tsx';
import { useResultsMessages } from '../messages/catalog.ts';
import { FilterForm } from '../filters/filter-form.tsx';
import { MapToggle } from '../map/map-pane.tsx';
import { toAlertSearch, withChanges } from '../results-query.ts';
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
  /** Summary of the search. */ readonly search: string;
}
/** Header of the results: title, number of listings, sort order, map toggle and email alert button. */
export function ResultsHeader({ results, filterState, name, search }: HeadProps) {
  const t = useResultsMessages();
  const defaultSort: Sort = name ? 'relevance' : 'newest';
  const { filters, replace } = filterState;
  return (
    <>
      <div className={css.title}>
        <h1 tabIndex={-1}>{name ? t('homesIn', { place: name }) : t('homesForRent')}</h1>
        <EmailAlertButton
          search={toAlertSearch(filterState, search)}
          text={t('emailMe')}
          className={css.emailMe}
          textClass={css.emailText}
        />
      </div>
      <div className={css.head}>
        <p className={css.status} role="status">
          <CountText results={results} />
        </p>
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
    </>
  );
}

function CountText({ results: { response, isLoading } }: { readonly results: Results }) {
  const t = useResultsMessages();
  const format = useFormat();
  const { total, more, showing } = response?.pagination ?? {};
  if (total === undefined) return isLoading ? t('loading') : '';
  const count = more ? t('homesMany', { count: format.number(total) }) : t('homes', { count: total });
  return (
    <>
      <b>{count}</b>
      {showing && total > 0 && (
        <span
          className={css.showing}
        >{` · ${t('showing', { start: format.number(showing.start), end: format.number(showing.end) })}`}</span>
      )}
    </>
  );
}
