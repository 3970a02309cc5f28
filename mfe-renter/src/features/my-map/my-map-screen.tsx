import { api, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Button, EmptyState, Icon, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import listingsCss from '../../shared/listings/listings.module.css';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';
import { MapListings } from './map-listings.tsx';

/** Renders a map of the renter's listings and points of interest beside a synchronized list. */
export default function MyMapScreen() {
  const t = useOwnMessages();
  const { data, isError, refetch } = api.useListPointsOfInterestQuery(
    { query: { lang: useLanguage() } },
    { refetchOnMountOrArgChange: true },
  );
  const isEmpty = data?.listings.length === 0 && data.pointsOfInterest.length === 0;
  return (
    <div className={listingsCss.page}>
      <div className={listingsCss.head}>
        <h1 tabIndex={-1}>{t('myMap')}</h1>
        {data && <p role="status">{t('count', { count: data.listings.length })}</p>}
      </div>
      {isError && (
        <Notice
          tone="danger"
          role="alert"
          className={listingsCss.notice}
          acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        >
          {t('myMapFailed')}
        </Notice>
      )}
      {!data && !isError && (
        <div className={listingsCss.map} aria-busy="true">
          <Skeleton shape="box" />
        </div>
      )}
      {isEmpty && (
        <EmptyState
          picture={
            <div className={listingsCss.picture}>
              <Icon of={IconMap} size={32} />
            </div>
          }
          title={t('mapEmptyTitle')}
          acts={
            <>
              <LinkButton look="primary" link={Link} to="/homes">
                {t('findHome')}
              </LinkButton>
              <LinkButton link={Link} to="/admin/recommended-listings">
                {t('seeRecommended')}
              </LinkButton>
              <LinkButton link={Link} to="/admin/renter-profile">
                {t('addPlace')}
              </LinkButton>
            </>
          }
        >
          {t('mapEmpty')}
        </EmptyState>
      )}
      {data && !isEmpty && <MapListings response={data} />}
    </div>
  );
}
