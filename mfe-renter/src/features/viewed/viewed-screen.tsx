import { useLanguage, useNow } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { useSearchParams } from '@porchlight/client/router';
import { pageFromQuery } from '@porchlight/contracts';
import type { ViewedResponse } from '@porchlight/contracts/catalog';
import { CardGrid, ListingCard } from '@porchlight/listing-ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';
import { ListingsMap } from '../../shared/listings/listings-map.tsx';
import { MapSwitch, useMapSwitch } from '../../shared/listings/map-switch.tsx';
import css from '../../shared/listings/listings.module.css';
import { RenterListPage } from '../../shared/listings/renter-list-page.tsx';
import { ListPagination } from '../../shared/listings/list-pagination.tsx';
import { ClearHistory } from './clear-history.tsx';
import { groupByAge } from './group-by-age.ts';
import { ViewedCardFooter } from './viewed-card-footer.tsx';
import { renterCalls } from '../../renter-calls.ts';

/** Renders the listings that the renter opened, grouped into today, this week and earlier. */
export default function ViewedScreen() {
  const t = useOwnMessages();
  const lang = useLanguage();
  const [query] = useSearchParams();
  const page = pageFromQuery(query);
  const [hasMap] = useMapSwitch();
  const { data, isError, refetch } = renterCalls.useListViewedQuery(
    { query: { ...(page ? { page } : {}), lang } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RenterListPage
      title={t('viewed')}
      status={data && t('count', { count: data.pagination.total })}
      acts={
        <>
          <MapSwitch />
          <ClearHistory />
        </>
      }
      found={data?.listings.length}
      isError={isError}
      onRetry={() => void refetch()}
      failed={t('viewedFailed')}
      empty={{ icon: IconEye, text: t('viewedEmpty') }}
    >
      {hasMap && <ViewedMap />}
      {data && <ViewedListings response={data} />}
    </RenterListPage>
  );
}

function ViewedListings({ response: { listings, pagination } }: { readonly response: ViewedResponse }) {
  const t = useOwnMessages();
  const now = useNow();
  const timeZone = useSelector((state) => state.page.timeZone);
  return (
    <>
      {groupByAge(listings, now, timeZone).map(([age, homes]) => (
        <section key={age} aria-label={t(age)}>
          <h2 className={css.group}>{t(age)}</h2>
          <CardGrid>
            {homes.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} level={3} shape="row" foot={<ViewedCardFooter listing={listing} />} />
              </li>
            ))}
          </CardGrid>
        </section>
      ))}
      <ListPagination pagination={pagination} />
    </>
  );
}

const ViewedMap = () => (
  <ListingsMap response={renterCalls.useGetViewedMarkersQuery({ query: { lang: useLanguage() } })} />
);
