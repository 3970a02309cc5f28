import { Link } from '@porchlight/client/router';
import type { ListingCard as Home } from '@porchlight/contracts/catalog';
import { CardGrid, CardSkeleton, HouseScene } from '@porchlight/listing-ui';
import { Button, EmptyState, LinkButton, Notice, Pagination } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { LocationLinks } from '../../../shared/locations/location-links.tsx';
import { EmailAlertButton } from '../../../shared/save-search/email-alert-button.tsx';
import { useResultsMessages } from '../messages/catalog.ts';
import type { FilterFormatters } from '../filters/filter-texts.ts';
import { ListingItem } from './listing-item.tsx';
import type { HighlightStore } from './highlight-store.ts';
import { relaxedSearches } from './relaxed-searches.ts';
import { resultsUrl, toAlertSearch, hasFilters, carriedQueryOf, resetFilters } from '../results-query.ts';
import { SaveSearchButton } from '../save-search-button.tsx';
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
  if (listings.length === 0) return failure ?? <NoListings {...props} />;
  return (
    <>
      {failure}
      <Listings {...props} listings={listings} />
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

function Listings({
  results,
  filterState,
  listings,
  highlightStore,
}: ListProps & { readonly listings: readonly Home[] }) {
  const t = useResultsMessages();
  const { pagination, area, matches } = results.response ?? {};
  return (
    <>
      {area?.clipped && (
        <p className={css.hint} role="status">
          {t('zoomIn')}
        </p>
      )}
      <div className={css.cards}>
        <CardGrid isDim={results.isStale}>
          {listings.map((listing, at) => (
            <ListingItem
              key={listing.id}
              listing={listing}
              isFirst={at < eagerPhotoCount}
              highlightStore={highlightStore}
              match={matches?.[listing.id]}
            />
          ))}
        </CardGrid>
      </div>
      {pagination && (
        <Pagination
          label={t('pages')}
          previousLabel={t('previousPage')}
          nextLabel={t('nextPage')}
          pageLabel={(page) => t('pageN', { page })}
          current={pagination.currentPage}
          previous={pagination.prevPages}
          next={pagination.nextPages}
          addressOf={(page) => resultsUrl(filterState.base, filterState.filters, page)}
          link={Link}
        />
      )}
    </>
  );
}

function NoListings(props: ListProps) {
  const { results, filterState, search } = props;
  const t = useResultsMessages();
  if (hasFilters(filterState.filters)) return <NoMatch {...props} />;
  const nearby = results.location?.locations ?? [];
  return (
    <Empty title={t('noneHere')} text={t('noneHereText', { place: results.location?.area.name ?? '' })}>
      {nearby.length > 0 ? (
        <LocationLinks locations={nearby} />
      ) : (
        <LinkButton link={Link} to="/homes">
          {t('allPlaces')}
        </LinkButton>
      )}
      <EmailAlertButton search={toAlertSearch(filterState, search)} text={t('emailMe')} className={css.emailMe} />
    </Empty>
  );
}

function NoMatch({ results, filterState, formatters, search }: ListProps) {
  const { t } = formatters;
  const nearby = results.location?.locations.filter(({ count }) => count > 0).slice(0, 6) ?? [];
  return (
    <>
      <Empty title={t('noMatch')} text={t('noMatchText')}>
        {relaxedSearches(results.response?.relax ?? [], filterState.filters, formatters).map(
          ({ key, text, filters }) => (
            <LinkButton key={key} link={Link} to={resultsUrl(filterState.base, filters)}>
              {text}
            </LinkButton>
          ),
        )}
        <LinkButton link={Link} look="primary" to={resultsUrl(filterState.base, resetFilters(filterState.filters))}>
          {t('resetFilters')}
        </LinkButton>
        <SaveSearchButton filterState={filterState} search={search} />
        <EmailAlertButton search={toAlertSearch(filterState, search)} text={t('emailMe')} className={css.emailMe} />
      </Empty>
      {nearby.length > 0 && (
        <section className={css.section}>
          <h2>{t('sameNearby')}</h2>
          <LocationLinks locations={nearby} carriedQuery={carriedQueryOf(filterState.filters)} />
        </section>
      )}
    </>
  );
}
const Empty = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) => (
  <EmptyState
    picture={
      <div className={css.picture}>
        <HouseScene />
      </div>
    }
    title={title}
    acts={children}
  >
    {text}
  </EmptyState>
);
