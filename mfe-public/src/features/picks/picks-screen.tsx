import { dialogOpened, useFavouriteIds, useSession } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useSearchParams } from '@porchlight/client/router';
import { maxFavourites } from '@porchlight/contracts/catalog';
import { CardGridSkeleton } from '@porchlight/listing-ui';
import {
  FavouritesHeading,
  FavouritesView,
  InquireLink,
  NoFavourites,
  sortFavourites,
  useFavouritesOrder,
  useNotes,
} from '@porchlight/listing-ui/favourites';
import { usePointsOfInterest } from '@porchlight/listing-ui/places';
import { Button, classNames, Notice, Skeleton } from '@porchlight/ui';
import { useState } from 'react';
import { DeferredPart } from '../../shared/loading/deferred-part.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { RenterDistance } from '../../shared/points-of-interest/renter-distance.tsx';
import site from '../../shared/page/page.module.css';
import { usePicksMessages } from './messages/catalog.ts';
import { PicksBar } from './picks-bar.tsx';
import { sharedIds } from './picks-query.ts';
import css from './picks.module.css';
import { SaveByEmail } from './save-by-email/save-by-email.tsx';
import { SharedPicks } from './shared-picks.tsx';
import { usePicks } from './use-picks.ts';

/**
 * My Picks: the favourites of the guest (on this device) or of the renter's account, or the listings of a shared link.
 */
export default function PicksScreen() {
  const [query] = useSearchParams();
  const shared = sharedIds(query);
  return (
    <div className={classNames(site.page, css.page)}>
      {shared.length > 0 ? <SharedPicks ids={shared} /> : <MyPicks />}
    </div>
  );
}

function MyPicks() {
  const t = usePicksMessages();
  const ids = useFavouriteIds();
  const { isRestored } = useSession();
  return (
    <>
      <FavouritesHeading title={t('picksTitle')} count={isRestored ? ids.length : undefined} />
      {isRestored ? <Picks ids={ids} /> : <CardGridSkeleton />}
    </>
  );
}

/**
 * Returns the ids to request: the initial ones and those added since. A removed listing stays loaded so that it can be
 * restored.
 */
function useRequestedIds(ids: readonly string[]): readonly string[] {
  const [params, setAsked] = useState(ids);
  const isGrown = ids.some((id) => !params.includes(id));
  if (isGrown) setAsked([...ids, ...params.filter((id) => !ids.includes(id))]);
  return params;
}

function Picks({ ids }: { readonly ids: readonly string[] }) {
  const t = usePicksMessages();
  const [query] = useSearchParams();
  const requestedIds = useRequestedIds(ids);
  const { picks, isError, retry } = usePicks(requestedIds);
  const notes = useNotes();
  const [point] = usePointsOfInterest();
  const order = useFavouritesOrder(point);
  const isMap = query.get('view') === 'map';
  if (requestedIds.length === 0) return <NoFavourites />;
  return (
    <FavouritesView
      favourites={picks && sortFavourites(picks, order, point)}
      isError={isError}
      notes={notes}
      back={t('backToPicks')}
      near={(listing) => <RenterDistance listing={listing} />}
      foot={(listing, { compare, note }) => (
        <>
          <InquireLink listing={listing} />
          {compare}
          {note}
        </>
      )}
      instead={isMap ? <DeferredMap ids={ids} /> : undefined}
    >
      <DeviceOnly ids={ids} />
      {ids.length >= maxFavourites && (
        <Notice className={css.notice} tone="warn">
          {t('picksFull', { count: ids.length })}
        </Notice>
      )}
      {ids.length > 0 && <PicksBar order={order} point={point} isMap={isMap} ids={ids} />}
      {isError && (
        <Notice tone="warn" role="alert" className={css.notice} acts={<Button onClick={retry}>{t('tryAgain')}</Button>}>
          {t('picksFailed')}
        </Notice>
      )}
    </FavouritesView>
  );
}

const picksMap = lazyPart(async () => (await import(/* webpackChunkName: "picks-map" */ './picks-map.tsx')).PicksMap);
function DeferredMap({ ids }: { readonly ids: readonly string[] }) {
  const t = usePicksMessages();
  return (
    <DeferredPart
      part={picksMap}
      props={{ ids }}
      isWanted
      placeholder={<Skeleton shape="box" className={css.map} />}
      failed={(tryAgain) => (
        <Notice tone="warn" role="alert" acts={<Button onClick={tryAgain}>{t('tryAgain')}</Button>}>
          {t('mapFailed')}
        </Notice>
      )}
    />
  );
}

function DeviceOnly({ ids }: { readonly ids: readonly string[] }) {
  const t = usePicksMessages();
  const { user } = useSession();
  const dispatch = useDispatch();
  const [isEmailing, setEmailing] = useState(false);
  if (user) return null;
  return (
    <>
      <Notice
        className={classNames(css.notice, css.deviceOnly)}
        title={t('deviceOnly')}
        acts={
          <>
            {ids.length > 0 && !isEmailing && (
              <Button size="small" onClick={() => setEmailing(true)}>
                {t('saveByEmail')}
              </Button>
            )}
            <Button size="small" onClick={() => dispatch(dialogOpened('login'))}>
              {t('signUp')}
            </Button>
          </>
        }
      >
        {t('deviceOnlyText')}
      </Notice>
      {isEmailing && ids.length > 0 && <SaveByEmail ids={ids} onFail={() => setEmailing(false)} />}
    </>
  );
}
