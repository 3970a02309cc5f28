import { Link } from '@porchlight/client/router';
import type { ListingsResponse } from '@porchlight/contracts/catalog';
import { CardGrid, CardSkeleton } from '@porchlight/listing-ui';
import { Button, Notice, Pagination } from '@porchlight/ui';
import { memo, useDeferredValue } from 'react';
import { useResultsMessages } from '../messages/catalog.ts';
import type { FilterFormatters } from '../filters/filter-texts.ts';
import { ListingItem } from './listing-item.tsx';
import type { HighlightStore } from './highlight-store.ts';
import { RareState } from '../rare-states/rare-state.tsx';
import { resultsUrl } from '../results-query.ts';
import css from '../results.module.css';
import type { Results } from '../use-results.ts';
import type { FilterState } from '../filters/use-filter-state.ts';

export interface ListProps {
  readonly results: Results;
  readonly filterState: FilterState;
  readonly formatters: FilterFormatters;
  readonly search: string;
  readonly highlightStore: HighlightStore;
}
const skeletonCount = 6;
const eagerPhotoCount = 2;

/** List of the results in one of its states: loading, failed, empty location, no match, or listings. */
export function ResultsList(props: ListProps) {
  const { results } = props;
  const t = useResultsMessages();
  if (results.isLoading)
    return (
      <section aria-busy="true" aria-label={t('loading')} className={css.cards}>
        <CardGrid>
          {Array.from({ length: skeletonCount }, (_, at) => (
            <li key={at}>
              <CardSkeleton />
            </li>
          ))}
        </CardGrid>
      </section>
    );
  const listings = results.response?.listings ?? [];
  const failure = results.error && <Failed results={results} hasListings={listings.length > 0} />;
  if (listings.length === 0) return failure ?? <RareState name="NoListings" {...props} />;
  return (
    <>
      {failure}
      <Listings {...props} />
    </>
  );
}

const Failed = ({ results, hasListings }: { readonly results: Results; readonly hasListings: boolean }) => {
  const t = useResultsMessages();
  return (
    <Notice
      tone="danger"
      role="alert"
      className={css.notice}
      title={t('resultsFailed')}
      acts={<Button onClick={results.retry}>{t('tryAgain')}</Button>}
    >
      {hasListings && t('stillShown')}
    </Notice>
  );
};

/** Listings and pages of the response, rendered in the background: a press does not wait for them. */
function Listings({ results, filterState, highlightStore }: ListProps) {
  const t = useResultsMessages();
  const response = useDeferredValue(results.response);
  const { pagination, area } = response ?? {};
  return (
    <>
      {area?.clipped && (
        <p className={css.hint} role="status">
          {t('zoomIn')}
        </p>
      )}
      <div className={css.cards}>
        <CardGrid isDim={results.isStale}>
          {/* New listings are new elements: a listing in both lists does not jump to its new place. */}
          {response && (
            <Cards
              key={response.listings?.map(({ id }) => id).join()}
              response={response}
              highlightStore={highlightStore}
            />
          )}
        </CardGrid>
      </div>
      {pagination && (
        <Pagination
          pagination={pagination}
          label={t('pages')}
          previousLabel={t('previousPage')}
          nextLabel={t('nextPage')}
          pageLabel={(page) => t('pageN', { page })}
          addressOf={(page) => resultsUrl(filterState.base, filterState.filters, page)}
          link={Link}
        />
      )}
    </>
  );
}

const Cards = memo(function Cards({
  response: { listings = [], matches },
  highlightStore,
}: {
  readonly response: ListingsResponse;
  readonly highlightStore: HighlightStore;
}) {
  return listings.map((listing, at) => (
    <ListingItem
      key={listing.id}
      listing={listing}
      isFirst={at < eagerPhotoCount}
      highlightStore={highlightStore}
      match={matches?.[listing.id]}
    />
  ));
});
