import { useLanguage, useNow } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { useSearchParams } from '@porchlight/client/router';
import type { ViewedAnswer } from '@porchlight/contracts/catalog';
import { CardGrid, ListingCard } from '@porchlight/listing-ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useOwnWords } from '../../own-homes/words/catalogue.ts';
import { HomesMap } from '../../own-homes/homes-map.tsx';
import { MapSwitch, useMapSwitch } from '../../own-homes/map-switch.tsx';
import css from '../../own-homes/own-homes.module.css';
import { OwnList } from '../../own-homes/own-list.tsx';
import { OwnPages, pageOf } from '../../own-homes/own-pages.tsx';
import { ForgetViewed } from './forget-viewed.tsx';
import { groupByAge } from './group-by-age.ts';
import { LookedFoot } from './looked-foot.tsx';
import { renterCalls } from '../../renter-calls.ts';

/** The homes that the renter opened: today, this week, earlier. */
export default function ViewedScreen() {
  const t = useOwnWords();
  const lang = useLanguage();
  const [query] = useSearchParams();
  const page = pageOf(query);
  const [hasMap] = useMapSwitch();
  const { data, isError, refetch } = renterCalls.useListViewedQuery(
    { query: { ...(page ? { page } : {}), lang } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <OwnList
      title={t('viewed')}
      status={data && t('count', { count: data.pagination.total })}
      acts={
        <>
          <MapSwitch />
          <ForgetViewed />
        </>
      }
      found={data?.listings.length}
      isError={isError}
      onRetry={() => void refetch()}
      failed={t('viewedFailed')}
      empty={{ icon: IconEye, text: t('viewedEmpty') }}
    >
      {hasMap && <ViewedMap />}
      {data && <Viewed answer={data} />}
    </OwnList>
  );
}

function Viewed({ answer: { listings, pagination } }: { readonly answer: ViewedAnswer }) {
  const t = useOwnWords();
  const now = useNow();
  const timeZone = useSelector((state) => state.page.timeZone);
  return (
    <>
      {groupByAge(listings, now, timeZone).map(([age, homes]) => (
        <section key={age} aria-label={t(age)}>
          <h2 className={css.group}>{t(age)}</h2>
          <CardGrid>
            {homes.map((home) => (
              <li key={home.id}>
                <ListingCard home={home} level={3} shape="row" foot={<LookedFoot home={home} />} />
              </li>
            ))}
          </CardGrid>
        </section>
      ))}
      <OwnPages pagination={pagination} />
    </>
  );
}

const ViewedMap = () => <HomesMap answer={renterCalls.useGetViewedMarkersQuery({ query: { lang: useLanguage() } })} />;
