import { useLanguage } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import type { RecommendedResponse, RecommendedStats } from '@porchlight/contracts/catalog';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useState } from 'react';
import { ListingsMap } from '../../shared/listings/listings-map.tsx';
import { MapSwitch, useMapSwitch } from '../../shared/listings/map-switch.tsx';
import { RenterListPage } from '../../shared/listings/renter-list-page.tsx';
import { ListPagination } from '../../shared/listings/list-pagination.tsx';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';
import { hasFields, useStoredCopy } from '../../shared/stored-copy/use-stored-copy.ts';
import { RecommendedIntro } from './recommended-intro.tsx';
import { RecommendedGrid } from './recommended-grid.tsx';
import { useStartingPoint, type StartingPoint } from './use-starting-point.ts';
import { renterCalls } from '../../renter-calls.ts';

const fresh = { refetchOnMountOrArgChange: true } as const;
const noIds: ReadonlySet<string> = new Set();
const isResponse = hasFields<RecommendedResponse>('listings', 'pagination');
const isStats = hasFields<RecommendedStats>('total', 'new', 'removed');

/** Renders recommended listings, each with its reasons. */
export default function RecommendedScreen() {
  const start = useStartingPoint();
  const t = useOwnMessages();
  const lang = useLanguage();
  const [query] = useSearchParams();
  const page = pageFromQuery(query);
  const [hasMap] = useMapSwitch();
  const [seen, setSeen] = useState(noIds);
  const [dismissed, setDismissed] = useState(noIds);
  const {
    data: response,
    isError,
    refetch,
  } = renterCalls.useListRecommendedQuery(
    { query: { ...start, ...(page ? { page } : {}), lang } },
    { skip: !start, ...fresh },
  );
  const data = useStoredCopy(`recommended:${lang}:${page ?? 1}`, response, isResponse);
  const counts = useCounts(data, seen, dismissed);
  return (
    <RenterListPage
      title={t('recommended')}
      status={counts && t('recommendedCount', counts)}
      acts={<MapSwitch />}
      found={data?.listings.length}
      isError={isError}
      onRetry={() => void refetch()}
      failed={t('recommendedFailed')}
      empty={{ icon: IconStar, text: t('recommendedEmpty') }}
      intro={<RecommendedIntro />}
    >
      {hasMap && start && <RecommendedMap start={start} />}
      {data && (
        <>
          <RecommendedGrid
            listings={data.listings}
            dismissed={dismissed}
            onDismissedChange={setDismissed}
            onSeen={(id) => setSeen((now) => new Set([...now, id]))}
          />
          <ListPagination pagination={data.pagination} />
        </>
      )}
    </RenterListPage>
  );
}

/** Returns the number of all, new, seen and dismissed recommendations, including changes since the last fetch. */
function useCounts(
  response: RecommendedResponse | undefined,
  seen: ReadonlySet<string>,
  dismissed: ReadonlySet<string>,
) {
  const stats = useStoredCopy(
    'recommended-counts',
    renterCalls.useGetRecommendedStatsQuery(undefined, fresh).data,
    isStats,
  );
  if (!response) return undefined;
  const {
    listings,
    pagination: { total },
  } = response;
  // Before the first run the server has no list yet, so new listings are counted on the current page.
  const unseen = stats && stats.total === total ? stats.new : listings.filter(({ isNew }) => isNew).length;
  const leftNew = listings.filter(({ id, isNew }) => isNew && (seen.has(id) || dismissed.has(id))).length;
  const left = Math.max(0, total - dismissed.size);
  const now = Math.max(0, unseen - leftNew);
  return { total: left, fresh: now, seen: left - now, removed: (stats?.removed ?? 0) + dismissed.size };
}

const RecommendedMap = ({ start }: { readonly start: StartingPoint }) => (
  <ListingsMap response={renterCalls.useGetRecommendedMarkersQuery({ query: { ...start, lang: useLanguage() } })} />
);
