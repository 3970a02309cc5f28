import { api, useLanguage } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import { Button, Notice } from '@porchlight/ui';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useState } from 'react';
import { useOwnWords } from '../../words/own/catalogue.ts';
import { LateMap } from '../../own-homes/late-map.tsx';
import { MapSwitch } from '../../own-homes/map-switch.tsx';
import css from '../../own-homes/own-homes.module.css';
import { OwnList } from '../../own-homes/own-list.tsx';
import { OwnPages, pageOf } from '../../own-homes/own-pages.tsx';
import { Intro } from './intro.tsx';
import { RecommendedGrid } from './recommended-grid.tsx';
import { useStart, type Start } from './use-start.ts';

/** Homes that the renter may like, each with why. */
export default function RecommendedScreen() {
  const start = useStart();
  const t = useOwnWords();
  const lang = useLanguage();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const [hasMap, setMap] = useState(false);
  const { data, isError, refetch } = api.useListRecommendedQuery({ query: { ...start, ...(page ? { page } : {}), lang } }, { skip: !start, refetchOnMountOrArgChange: true });
  const status = data && t('recommendedCount', { total: data.pagination.total, fresh: data.listings.filter(({ isNew }) => isNew).length });
  return (
    <OwnList title={t('recommended')} status={status} acts={<MapSwitch isOn={hasMap} onChange={setMap} />} found={data?.listings.length} isError={isError} onRetry={() => void refetch()}
      failed={t('recommendedFailed')} empty={{ icon: IconStar, text: t('recommendedEmpty') }} intro={<Intro />}>
      {hasMap && start && <RecommendedMap start={start} />}
      {data && <><RecommendedGrid homes={data.listings} /><OwnPages pagination={data.pagination} /></>}
    </OwnList>
  );
}

function RecommendedMap({ start }: { readonly start: Start }) {
  const t = useOwnWords();
  const { data, isError, refetch } = api.useGetRecommendedMarkersQuery({ query: { ...start, lang: useLanguage() } });
  if (isError) return <Notice tone="warn" role="alert" className={css.notice} acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{t('mapFailed')}</Notice>;
  return <LateMap markers={data?.markers ?? []} />;
}
