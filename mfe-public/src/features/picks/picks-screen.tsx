import { dialogOpened, toggleFavourite, useFavouriteIds, useSession } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useSearchParams } from '@porchlight/client/router';
import { maxFavourites } from '@porchlight/contracts/catalog';
import {
  maxCompared,
  hasCardData,
  PickNote,
  PicksGrid,
  addressLine,
  sortPicks,
  useNotes,
  type PickedListing as PickedListing,
  type PickNotes,
} from '@porchlight/listing-ui';
import { CompareView } from '@porchlight/listing-ui/compare';
import { Button, Checkbox, classNames, EmptyState, Icon, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useCallback, useState } from 'react';
import { DeferredPart } from '../../shared/loading/deferred-part.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { RenterDistance } from '../../shared/points-of-interest/renter-distance.tsx';
import site from '../../shared/page/page.module.css';
import { usePicksMessages } from './messages/catalog.ts';
import { withParam, readPicksQuery, type PicksQuery } from './picks-query.ts';
import { CompareBar, PicksBar } from './picks-tools.tsx';
import css from './picks.module.css';
import { SharedPicks } from './shared-picks.tsx';
import { usePicks } from './use-picks.ts';
import { PicksSkeleton } from './picks-skeleton.tsx';

/**
 * My Picks: the favourites of the guest (on this device) or of the renter's account, or the listings of a shared link.
 */
export default function PicksScreen() {
  const [query] = useSearchParams();
  const params = readPicksQuery(query, maxCompared);
  return (
    <div className={classNames(site.page, css.page)}>
      {params.shared.length > 0 ? <SharedPicks ids={params.shared} /> : <MyPicks params={params} />}
    </div>
  );
}

function MyPicks({ params }: { readonly params: PicksQuery }) {
  const t = usePicksMessages();
  const ids = useFavouriteIds();
  const { isRestored } = useSession();
  return (
    <>
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('picksTitle')}</h1>
        {isRestored && <p role="status">{t('picksCount', { count: ids.length })}</p>}
      </div>
      {isRestored ? <Picks ids={ids} params={params} /> : <PicksSkeleton />}
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

function Picks({ ids, params }: { readonly ids: readonly string[]; readonly params: PicksQuery }) {
  const t = usePicksMessages();
  const [query, setQuery] = useSearchParams();
  const requestedIds = useRequestedIds(ids);
  const { picks, isError, retry } = usePicks(requestedIds);
  const [selected, setSelected] = useState(params.compared);
  const notes = useNotes();
  if (requestedIds.length === 0) return <NoPicks />;
  if (params.compared.length > 1)
    return (
      <CompareView
        ids={params.compared}
        noteOf={(id) => notes.noteOf(picks?.filter(hasCardData).find((pick) => pick.id === id) ?? { id })}
        back={t('backToPicks')}
        onClose={() => setQuery(withParam(query, 'compare', undefined))}
      />
    );
  return (
    <>
      <DeviceOnly />
      {ids.length >= maxFavourites && (
        <Notice className={css.notice} tone="warn">
          {t('picksFull', { count: ids.length })}
        </Notice>
      )}
      {ids.length > 0 && <PicksBar order={params.order} isMap={params.isMap} ids={ids} />}
      {isError && (
        <Notice tone="warn" role="alert" className={css.notice} acts={<Button onClick={retry}>{t('tryAgain')}</Button>}>
          {t('picksFailed')}
        </Notice>
      )}
      {params.isMap ? (
        <DeferredPart
          part={picksMap}
          props={{ ids }}
          isWanted
          placeholder={<Skeleton shape="box" className={css.map} />}
          failed={(tryAgain) => <MapFailed onRetry={tryAgain} />}
        />
      ) : picks ? (
        <PicksList picks={sortPicks(picks, params.order)} notes={notes} selected={selected} onSelect={setSelected} />
      ) : (
        !isError && <PicksSkeleton />
      )}
      {ids.length === 0 && <NoPicks />}
    </>
  );
}

const picksMap = lazyPart(async () => (await import(/* webpackChunkName: "picks-map" */ './picks-map.tsx')).PicksMap);
function MapFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = usePicksMessages();
  return (
    <Notice tone="warn" role="alert" acts={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {t('mapFailed')}
    </Notice>
  );
}

interface PicksListProps {
  readonly picks: readonly PickedListing[];
  readonly notes: PickNotes;
  readonly selected: readonly string[];
  readonly onSelect: (selected: readonly string[]) => void;
}
/** Cards with note and compare checkbox, and the comparison bar. */
function PicksList({ picks, notes, selected, onSelect }: PicksListProps) {
  const t = usePicksMessages();
  const dispatch = useDispatch();
  const toggle = useCallback(
    (id: string) => {
      void dispatch(toggleFavourite(id));
    },
    [dispatch],
  );
  const [query, setQuery] = useSearchParams();
  const toggleSelected = (id: string) =>
    onSelect(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  return (
    <>
      <PicksGrid
        picks={picks}
        onToggle={toggle}
        near={(listing) => <RenterDistance listing={listing} />}
        tools={(listing) => (
          <>
            <Checkbox
              label={t('compare')}
              aria-label={t('compareHome', { home: addressLine(listing) })}
              checked={selected.includes(listing.id)}
              disabled={!selected.includes(listing.id) && selected.length >= maxCompared}
              onChange={() => toggleSelected(listing.id)}
            />
            <PickNote
              name={addressLine(listing)}
              note={notes.noteOf(listing)}
              onChange={(note) => notes.write(listing.id, note)}
            />
          </>
        )}
      />
      <CompareBar
        selected={selected}
        onClear={() => onSelect([])}
        onCompare={() => setQuery(withParam(query, 'compare', selected.join(',')))}
      />
    </>
  );
}

function DeviceOnly() {
  const t = usePicksMessages();
  const { user } = useSession();
  const dispatch = useDispatch();
  if (user) return null;
  return (
    <Notice
      className={classNames(css.notice, css.deviceOnly)}
      title={t('deviceOnly')}
      acts={
        <Button size="small" onClick={() => dispatch(dialogOpened('login'))}>
          {t('signUp')}
        </Button>
      }
    >
      {t('deviceOnlyText')}
    </Notice>
  );
}

function NoPicks() {
  const t = usePicksMessages();
  return (
    <EmptyState
      picture={
        <div className={css.picture}>
          <Icon of={IconHeart} size={32} />
        </div>
      }
      acts={
        <LinkButton look="primary" link={Link} to="/homes">
          {t('findHome')}
        </LinkButton>
      }
    >
      {t('picksEmpty')}
    </EmptyState>
  );
}
