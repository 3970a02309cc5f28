import { api, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Button, EmptyState, Icon, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import own from '../../own-homes/own-homes.module.css';
import { useOwnWords } from '../../own-homes/words/catalogue.ts';
import { FollowedHomes } from './followed-homes.tsx';

/** The homes that the renter follows and their places on one map, in step with a list. */
export default function MyMapScreen() {
  const t = useOwnWords();
  const { data, isError, refetch } = api.useListPointsOfInterestQuery(
    { query: { lang: useLanguage() } },
    { refetchOnMountOrArgChange: true },
  );
  const isEmpty = data?.listings.length === 0 && data.pointsOfInterest.length === 0;
  return (
    <div className={own.page}>
      <div className={own.head}>
        <h1 tabIndex={-1}>{t('myMap')}</h1>
        {data && <p role="status">{t('count', { count: data.listings.length })}</p>}
      </div>
      {isError && (
        <Notice
          tone="danger"
          role="alert"
          className={own.notice}
          acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        >
          {t('myMapFailed')}
        </Notice>
      )}
      {!data && !isError && (
        <div className={own.map} aria-busy="true">
          <Skeleton shape="box" />
        </div>
      )}
      {isEmpty && (
        <EmptyState
          picture={
            <div className={own.picture}>
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
      {data && !isEmpty && <FollowedHomes answer={data} />}
    </div>
  );
}
