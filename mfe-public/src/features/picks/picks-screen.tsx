import { dialogOpened, toggleFavourite, useFavouriteIds, useSession } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useSearchParams } from '@porchlight/client/router';
import {
  compareCap,
  isCard,
  PickNote,
  PicksGrid,
  placeOf,
  sortPicks,
  useNotes,
  type Pick as Kept,
  type PickNotes,
} from '@porchlight/listing-ui';
import { CompareView } from '@porchlight/listing-ui/compare';
import { Button, Checkbox, classNames, EmptyState, Icon, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useCallback, useState } from 'react';
import { LatePart } from '../../site/late-part.tsx';
import { lazyPart } from '../../site/lazy-part.ts';
import { OwnDistance } from '../../site/own-distance.tsx';
import site from '../../site/site.module.css';
import { usePicksWords } from './words/catalogue.ts';
import { changedQuery, readPicksAddress, type PicksAsked } from './picks-address.ts';
import { CompareBar, PicksBar } from './picks-tools.tsx';
import css from './picks.module.css';
import { SharedPicks } from './shared-picks.tsx';
import { usePicks } from './use-picks.ts';
import { Waiting } from './waiting.tsx';

/** The homes of this visitor: a guest's from this device, a renter's own; or those that somebody shared. */
export default function PicksScreen() {
  const [query] = useSearchParams();
  const asked = readPicksAddress(query, compareCap);
  return (
    <div className={classNames(site.page, css.page)}>
      {asked.shared.length > 0 ? <SharedPicks ids={asked.shared} /> : <OwnPicks asked={asked} />}
    </div>
  );
}

function OwnPicks({ asked }: { readonly asked: PicksAsked }) {
  const t = usePicksWords();
  const ids = useFavouriteIds();
  const { isRestored } = useSession();
  return (
    <>
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('picksTitle')}</h1>
        {isRestored && <p role="status">{t('picksCount', { count: ids.length })}</p>}
      </div>
      {isRestored ? <Picks ids={ids} asked={asked} /> : <Waiting />}
    </>
  );
}

/** The ids that are asked for: those there were at first and those that came, so that a removed home can still be brought back. */
function useAskedIds(ids: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(ids);
  const isGrown = ids.some((id) => !asked.includes(id));
  if (isGrown) setAsked([...ids, ...asked.filter((id) => !ids.includes(id))]);
  return asked;
}

function Picks({ ids, asked }: { readonly ids: readonly string[]; readonly asked: PicksAsked }) {
  const t = usePicksWords();
  const [query, setQuery] = useSearchParams();
  const askedIds = useAskedIds(ids);
  const { picks, isError, retry } = usePicks(askedIds);
  const [ticked, setTicked] = useState(asked.compared);
  const notes = useNotes();
  if (askedIds.length === 0) return <NoPicks />;
  if (asked.compared.length > 1)
    return (
      <CompareView
        ids={asked.compared}
        noteOf={(id) => notes.noteOf(picks?.filter(isCard).find((pick) => pick.id === id) ?? { id })}
        back={t('backToPicks')}
        onClose={() => setQuery(changedQuery(query, 'compare', undefined))}
      />
    );
  return (
    <>
      <DeviceOnly />
      {ids.length >= most && (
        <Notice className={css.notice} tone="warn">
          {t('picksFull', { count: ids.length })}
        </Notice>
      )}
      {ids.length > 0 && <PicksBar order={asked.order} isMap={asked.isMap} ids={ids} />}
      {isError && (
        <Notice tone="warn" role="alert" className={css.notice} acts={<Button onClick={retry}>{t('tryAgain')}</Button>}>
          {t('picksFailed')}
        </Notice>
      )}
      {asked.isMap ? (
        <LatePart
          part={picksMap}
          props={{ ids }}
          isWanted
          place={<Skeleton shape="box" className={css.map} />}
          failed={(tryAgain) => <MapFailed onRetry={tryAgain} />}
        />
      ) : picks ? (
        <PicksList picks={sortPicks(picks, asked.order)} notes={notes} ticked={ticked} onTick={setTicked} />
      ) : (
        !isError && <Waiting />
      )}
      {ids.length === 0 && <NoPicks />}
    </>
  );
}

const picksMap = lazyPart(async () => (await import(/* webpackChunkName: "picks-map" */ './picks-map.tsx')).PicksMap);
function MapFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = usePicksWords();
  return (
    <Notice tone="warn" role="alert" acts={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
      {t('mapFailed')}
    </Notice>
  );
}

interface PicksListProps {
  readonly picks: readonly Kept[];
  readonly notes: PickNotes;
  readonly ticked: readonly string[];
  readonly onTick: (ticked: readonly string[]) => void;
}
/** The cards with note and tick, and the bar of the ticked ones. */
function PicksList({ picks, notes, ticked, onTick }: PicksListProps) {
  const t = usePicksWords();
  const dispatch = useDispatch();
  const toggle = useCallback(
    (id: string) => {
      void dispatch(toggleFavourite(id));
    },
    [dispatch],
  );
  const [query, setQuery] = useSearchParams();
  const tick = (id: string) => onTick(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return (
    <>
      <PicksGrid
        picks={picks}
        onToggle={toggle}
        near={(home) => <OwnDistance home={home} />}
        tools={(home) => (
          <>
            <Checkbox
              label={t('compare')}
              aria-label={t('compareHome', { home: placeOf(home) })}
              checked={ticked.includes(home.id)}
              disabled={!ticked.includes(home.id) && ticked.length >= compareCap}
              onChange={() => tick(home.id)}
            />
            <PickNote name={placeOf(home)} note={notes.noteOf(home)} onChange={(note) => notes.write(home.id, note)} />
          </>
        )}
      />
      <CompareBar
        ticked={ticked}
        onClear={() => onTick([])}
        onCompare={() => setQuery(changedQuery(query, 'compare', ticked.join(',')))}
      />
    </>
  );
}

// Decisions 5.12; the heart says so too when one more is tapped.
const most = 500;
function DeviceOnly() {
  const t = usePicksWords();
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
  const t = usePicksWords();
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
