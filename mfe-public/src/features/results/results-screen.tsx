import { api, useLanguage } from '@porchlight/client';
import { useParams } from '@porchlight/client/router';
import { isLowerBound } from '@porchlight/contracts';
import { classNames } from '@porchlight/ui';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Breadcrumbs } from '../../shared/page/breadcrumbs.tsx';
import { storeLastSearch, storePageAfterSearch } from '../../shared/device-storage/last-search.ts';
import { useResultsMessages } from './messages/catalog.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { activeFilters, useFilterFormatters, type FilterFormatters } from './filters/filter-texts.ts';
import { useIsMapMode, useIsMapShown } from './map/map-preferences.ts';
import { MapButton, MapPane } from './map/map-pane.tsx';
import { useHighlightStore } from './list/highlight-store.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { resultsUrl, type ResultsQuery } from './results-query.ts';
import { resultsPath, crumbsOf } from './results-page.ts';
import { LocationFooter } from './list/location-footer.tsx';
import { ResultsHeader } from './list/results-header.tsx';
import { ResultsList, type ListProps } from './list/results-list.tsx';
import css from './results.module.css';
import { useResults, type Results } from './use-results.ts';
import { useFilterState } from './filters/use-filter-state.ts';
import type { CountScope } from './filters/use-live-count.ts';
import { RareState } from './rare-states/rare-state.tsx';
import { useResultsQuery } from './use-results-query.ts';

/** Results page: listings of a location or of the whole market, under the filters in the URL. */
export default function ResultsScreen() {
  const params = useParams();
  const resultsQuery = useResultsQuery();
  const results = useResults(resultsQuery);
  const base = resultsPath(params);
  const filterState = useFilterState(base, resultsQuery);
  const location = results.location?.area;
  const formatters = useFilterFormatters(location?.country);
  const search = searchSummary(location?.name, resultsQuery, formatters);
  useStoreLastSearch(resultsUrl(base, resultsQuery.filters, resultsQuery.page), results, search);
  const scope = useCountScope(location?.id);
  const { data: site } = api.useGetSiteSettingsQuery({ query: { lang: useLanguage() } });
  if (results.isUnknownLocation) return <RareState name="UnknownLocation" results={results} />;
  return (
    <>
      {site?.siteSettings.suppressQueryString && <RareState name="SuppressedQuery" />}
      <FilterBar
        filterState={filterState}
        formatters={formatters}
        location={location?.name}
        search={search}
        scope={scope}
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

/** Returns the scope of live counts: the location of the page. */
function useCountScope(areaId: string | undefined): CountScope {
  const { province: a, place: b } = useParams();
  return useMemo(() => ({ a, b, provinceId: a ? areaId : undefined }), [a, b, areaId]);
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
  // The map follows in the background: a press does not wait for its markers.
  const map = { results: useDeferredValue(results), filterState: useDeferredValue(filterState) };
  return (
    <div className={classNames(css.screen, isMapShown && css.split, isMapMode && css.mapMode)}>
      <div className={css.list} inert={isMapMode}>
        <ResultsHeader results={results} filterState={filterState} name={name} />
        {resultsQuery.text && (
          <RareState name="TextSearchNotice" text={resultsQuery.text} location={name} results={results} />
        )}
        <FilterChips filterState={filterState} formatters={formatters} />
        <ResultsList {...list} highlightStore={highlightStore} />
        <Crumbs results={results} />
        <LocationFooter results={results} />
      </div>
      <MapPane {...map} highlightStore={highlightStore} />
      <MapButton filterState={filterState} page={resultsQuery.page} />
    </div>
  );
}

/** Returns the summary of a search: "Toronto, Up to $2,500, 2 beds". */
const searchSummary = (location: string | undefined, { filters }: ResultsQuery, formatters: FilterFormatters) =>
  [location ?? formatters.t('homesForRent'), ...activeFilters(filters, formatters).map(({ text }) => text)].join(', ');

/** Stores the last search of the session, which the home page offers to continue. */
function useStoreLastSearch(address: string, { response, isStale }: Results, summary: string) {
  const { pagination } = response ?? {};
  const total = pagination?.total ?? 0;
  const more = pagination !== undefined && isLowerBound(pagination);
  const isCurrent = response !== undefined && !isStale;
  useEffect(() => () => storePageAfterSearch(window.location.pathname), []);
  useEffect(() => {
    if (isCurrent) storeLastSearch(address, { total, more, words: summary });
  }, [address, total, more, summary, isCurrent]);
}

function Crumbs({ results }: { readonly results: Results }) {
  const t = useResultsMessages();
  const params = useParams();
  if (!results.location) return null;
  return (
    <div className={css.crumbs}>
      <Breadcrumbs crumbs={crumbsOf(results.location.area, params, t('homesForRent'))} />
    </div>
  );
}
