import { Link, useParams, useSearchParams } from '@porchlight/client/router';
import { ChipLink, classNames, Icon } from '@porchlight/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useMemo } from 'react';
import { Breadcrumbs } from '../../shared/page/breadcrumbs.tsx';
import { storeLastSearch } from '../../shared/device-storage/last-search.ts';
import { NotFound } from '../../shared/page/not-found.tsx';
import { LocationLinks } from '../../shared/locations/location-links.tsx';
import { useResultsMessages } from './messages/catalog.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { activeFilters, useFilterFormatters, type FilterFormatters } from './filters/filter-texts.ts';
import { useIsMapMode, useIsMapShown } from './map/map-preferences.ts';
import { MapButton, MapPane } from './map/map-pane.tsx';
import { useHighlightStore } from './list/highlight-store.ts';
import { QuickFilters } from './filters/quick-filters.tsx';
import { resultsUrl, hasFilters, parseResultsQuery, resetFilters, type ResultsQuery } from './results-query.ts';
import { resultsPath, crumbsOf } from './results-page.ts';
import { LocationFooter } from './list/location-footer.tsx';
import { ResultsHeader } from './list/results-header.tsx';
import { ResultsList, type ListProps } from './list/results-list.tsx';
import css from './results.module.css';
import { useResults, type Results } from './use-results.ts';
import { useFilterState, type FilterState } from './filters/use-filter-state.ts';
import { TextSearchNotice } from './list/text-search-notice.tsx';

/** Results page: listings of a location or of the whole market, under the filters in the URL. */
export default function ResultsScreen() {
  const params = useParams();
  const [query] = useSearchParams();
  const resultsQuery = useMemo(() => parseResultsQuery(query), [query]);
  const results = useResults(resultsQuery);
  const base = resultsPath(params);
  const filterState = useFilterState(base, resultsQuery);
  const location = results.location?.area;
  const formatters = useFilterFormatters(location?.country);
  const search = searchSummary(location?.name, resultsQuery, formatters);
  useStoreLastSearch(resultsUrl(base, resultsQuery.filters, resultsQuery.page), results, search);
  if (results.isUnknownLocation) return <UnknownLocation results={results} />;
  return (
    <>
      <FilterBar
        filterState={filterState}
        formatters={formatters}
        location={location?.name}
        search={search}
        scope={{ a: params['province'], b: params['place'], provinceId: params['province'] ? location?.id : undefined }}
      />
      <ListAndMap
        results={results}
        filterState={filterState}
        formatters={formatters}
        search={search}
        resultsQuery={resultsQuery}
      />
    </>
  );
}

/** List and map side by side; one at a time on narrow screens. */
function ListAndMap({
  resultsQuery,
  ...list
}: Omit<ListProps, 'highlightStore'> & { readonly resultsQuery: ResultsQuery }) {
  const { results, filterState, formatters } = list;
  const name = results.location?.area.name;
  const highlightStore = useHighlightStore();
  const isMapMode = useIsMapMode();
  const [isMapShown] = useIsMapShown();
  return (
    <div className={classNames(css.screen, isMapShown && css.split, isMapMode && css.mapMode)}>
      <div className={css.list} inert={isMapMode}>
        <Crumbs results={results} />
        <ResultsHeader results={results} filterState={filterState} name={name} search={list.search} />
        {resultsQuery.text && <TextSearchNotice text={resultsQuery.text} location={name} results={results} />}
        <QuickFilters filterState={filterState} />
        <ActiveFilters filterState={filterState} formatters={formatters} />
        <ResultsList {...list} highlightStore={highlightStore} />
        <LocationFooter results={results} />
      </div>
      <MapPane results={results} filterState={filterState} highlightStore={highlightStore} />
      <MapButton filterState={filterState} page={resultsQuery.page} />
    </div>
  );
}

/** Returns the summary of a search: "Toronto, Up to $2,500, 2 beds". */
const searchSummary = (location: string | undefined, { filters }: ResultsQuery, formatters: FilterFormatters) =>
  [location ?? formatters.t('homesForRent'), ...activeFilters(filters, formatters).map(({ text }) => text)].join(', ');

/** Stores the last search of the session, which the home page offers to continue. */
function useStoreLastSearch(address: string, { response, isStale }: Results, summary: string) {
  const { total = 0, more = false } = response?.pagination ?? {};
  const isCurrent = response !== undefined && !isStale;
  useEffect(() => {
    if (isCurrent) storeLastSearch(address, { total, more, words: summary });
  }, [address, total, more, summary, isCurrent]);
}

function Crumbs({ results }: { readonly results: Results }) {
  const t = useResultsMessages();
  const params = useParams();
  if (!results.location) return null;
  return <Breadcrumbs crumbs={crumbsOf(results.location.area, params, t('homesForRent'))} />;
}

/** Active filters, each a link that removes it. */
function ActiveFilters({
  filterState,
  formatters,
}: {
  readonly filterState: FilterState;
  readonly formatters: FilterFormatters;
}) {
  const { t } = formatters;
  const { filters, base } = filterState;
  if (!hasFilters(filters)) return null;
  return (
    <ul className={css.active} aria-label={t('activeFilters')}>
      {activeFilters(filters, formatters).map(({ key, text, without }) => (
        <li key={key}>
          <ChipLink link={Link} to={resultsUrl(base, without)} aria-label={t('removeFilter', { filter: text })}>
            {text}
            <Icon of={IconX} size={16} />
          </ChipLink>
        </li>
      ))}
      <li>
        <ChipLink link={Link} to={resultsUrl(base, resetFilters(filters))}>
          {t('resetFilters')}
        </ChipLink>
      </li>
      {base !== '/homes' && (
        <li>
          <ChipLink link={Link} to="/homes">
            {t('startOver')}
          </ChipLink>
        </li>
      )}
    </ul>
  );
}

function UnknownLocation({ results }: { readonly results: Results }) {
  const t = useResultsMessages();
  return (
    <NotFound title={t('unknownPlace')} text={t(results.suggestions.length ? 'unknownPlaceText' : 'unknownPlaceAlone')}>
      <LocationLinks locations={results.suggestions} />
    </NotFound>
  );
}
