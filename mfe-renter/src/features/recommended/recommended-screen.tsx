import { useLanguage } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import type { RecommendedAnswer } from '@porchlight/contracts/catalog';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useState } from 'react';
import { HomesMap } from '../../own-homes/homes-map.tsx';
import { MapSwitch, useMapSwitch } from '../../own-homes/map-switch.tsx';
import { OwnList } from '../../own-homes/own-list.tsx';
import { OwnPages, pageOf } from '../../own-homes/own-pages.tsx';
import { useOwnWords } from '../../own-homes/words/catalogue.ts';
import { Intro } from './intro.tsx';
import { RecommendedGrid } from './recommended-grid.tsx';
import { useStart, type Start } from './use-start.ts';
import { renterCalls } from '../../renter-calls.ts';

const fresh = { refetchOnMountOrArgChange: true } as const;
const nobody: ReadonlySet<string> = new Set();

/** Homes that the renter may like, each with why. */
export default function RecommendedScreen() {
  const start = useStart();
  const t = useOwnWords();
  const lang = useLanguage();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const [hasMap] = useMapSwitch();
  const [seen, setSeen] = useState(nobody);
  const [away, setAway] = useState(nobody);
  const { data, isError, refetch } = renterCalls.useListRecommendedQuery(
    { query: { ...start, ...(page ? { page } : {}), lang } },
    { skip: !start, ...fresh },
  );
  const counts = useCounts(data, seen, away);
  return (
    <OwnList
      title={t('recommended')}
      status={counts && t('recommendedCount', counts)}
      acts={<MapSwitch />}
      found={data?.listings.length}
      isError={isError}
      onRetry={() => void refetch()}
      failed={t('recommendedFailed')}
      empty={{ icon: IconStar, text: t('recommendedEmpty') }}
      intro={<Intro />}
    >
      {hasMap && start && <RecommendedMap start={start} />}
      {data && (
        <>
          <RecommendedGrid
            homes={data.listings}
            away={away}
            onAway={setAway}
            onSeen={(id) => setSeen((now) => new Set([...now, id]))}
          />
          <OwnPages pagination={data.pagination} />
        </>
      )}
    </OwnList>
  );
}

/** How many there are, how many of them are new still, and how many were sent away; what was seen or sent away just now counts. */
function useCounts(answer: RecommendedAnswer | undefined, seen: ReadonlySet<string>, away: ReadonlySet<string>) {
  const { data: stats } = renterCalls.useGetRecommendedStatsQuery(undefined, fresh);
  if (!answer) return undefined;
  const {
    listings,
    pagination: { total },
  } = answer;
  // Before the first run the server knows of no list yet: then the page is counted.
  const unseen = stats && stats.total === total ? stats.new : listings.filter(({ isNew }) => isNew).length;
  const leftNew = listings.filter(({ id, isNew }) => isNew && (seen.has(id) || away.has(id))).length;
  const left = Math.max(0, total - away.size),
    now = Math.max(0, unseen - leftNew);
  return { total: left, fresh: now, seen: left - now, removed: (stats?.removed ?? 0) + away.size };
}

const RecommendedMap = ({ start }: { readonly start: Start }) => (
  <HomesMap answer={renterCalls.useGetRecommendedMarkersQuery({ query: { ...start, lang: useLanguage() } })} />
);
