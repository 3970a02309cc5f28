import { useFormat } from '@porchlight/client';
import { sorts, type Sort } from '@porchlight/contracts';
import { Select } from '@porchlight/ui';
import { EmailMe } from '../../save-search/email-me.tsx';
import { useResultsWords } from './words/catalogue.ts';
import { FilterForm } from './filter-form.tsx';
import { MapSwitch } from './map/map-pane.tsx';
import { alertSearchOf, changed } from './results-address.ts';
import css from './results.module.css';
import type { Results } from './use-results.ts';
import type { Wishes } from './use-wishes.ts';

const sortWords = {
  relevance: 'sortRelevance',
  newest: 'sortNewest',
  'rent-asc': 'sortRentAsc',
  'rent-desc': 'sortRentDesc',
  'size-desc': 'sortSize',
} as const satisfies Record<Sort, string>;

export interface HeadProps {
  readonly results: Results;
  readonly wishes: Wishes;
  readonly name: string | undefined;
  /** The search in words. */ readonly search: string;
}
/** What stands above the homes: the title, how many, and their order; and the way to hear of new ones. */
export function ResultsHead({ results, wishes, name, search }: HeadProps) {
  const t = useResultsWords();
  const usual: Sort = name ? 'relevance' : 'newest';
  const { filters, replace } = wishes;
  return (
    <>
      <div className={css.title}>
        <h1 tabIndex={-1}>{name ? t('homesIn', { place: name }) : t('homesForRent')}</h1>
        <EmailMe
          search={alertSearchOf(wishes, search)}
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
          <FilterForm wishes={wishes} fields={['sort']} isBare>
            <span aria-hidden>{t('sort')}</span>
            <Select
              look="bare"
              label={t('sort')}
              isLabelHidden
              name="sort"
              value={filters.sort ?? usual}
              choices={sorts.map((sort) => ({ value: sort, label: t(sortWords[sort]) }))}
              onChange={(event) =>
                replace(
                  changed(filters, { sort: event.target.value === usual ? undefined : (event.target.value as Sort) }),
                )
              }
            />
          </FilterForm>
          <MapSwitch />
        </div>
      </div>
    </>
  );
}

function CountText({ results: { answer, isLoading } }: { readonly results: Results }) {
  const t = useResultsWords();
  const format = useFormat();
  const { total, more, showing } = answer?.pagination ?? {};
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
