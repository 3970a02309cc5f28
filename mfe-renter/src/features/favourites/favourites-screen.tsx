import { toggleFavourite, useFavouriteIds } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useSearchParams } from '@porchlight/client/router';
import {
  compareCap,
  isCard,
  PicksGrid,
  placeOf,
  PickNote,
  useAccountNotes,
  type Pick,
  type PickNotes,
} from '@porchlight/listing-ui';
import { usePlaces } from '@porchlight/listing-ui/places';
import { Button, Checkbox, EmptyState, Icon, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { lazy, Suspense, useCallback, useState } from 'react';
import { InquireLink } from '../../own-homes/inquire-link.tsx';
import { useMapSwitch } from '../../own-homes/map-switch.tsx';
import own from '../../own-homes/own-homes.module.css';
import { WaitingHomes } from '../../own-homes/waiting-homes.tsx';
import { Distances } from '../../places/distances.tsx';
import css from './favourites.module.css';
import { CompareBar, FavouritesBar } from './favourites-tools.tsx';
import { FavouritesMap } from './favourites-map.tsx';
import { inOrder, orderIn } from './kept-order.ts';
import { useKeptHomes } from './use-kept-homes.ts';
import { useFavouriteWords } from './words/catalogue.ts';

const CompareView = lazy(() =>
  import(/* webpackChunkName: "compare" */ '@porchlight/listing-ui/compare').then((view) => ({
    default: view.CompareView,
  })),
);
const comparedIn = (query: URLSearchParams) =>
  [...new Set((query.get('compare') ?? '').split(',').filter((id) => /^[0-9a-z]{10}$/.test(id)))].slice(0, compareCap);

/** The homes that the signed-in renter keeps; those of the device joined them at sign-in (client: mergeFavourites). */
export default function FavouritesScreen() {
  const t = useFavouriteWords();
  const ids = useFavouriteIds();
  const { homes, isError, isPartMissing, retry } = useKeptHomes();
  const again = <Button onClick={retry}>{t('tryAgain')}</Button>;
  return (
    <div className={own.page}>
      <div className={own.head}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {homes && <p role="status">{t('count', { count: ids.length })}</p>}
      </div>
      {isError && (
        <Notice tone="danger" role="alert" className={own.notice} acts={again}>
          {t('failed')}
        </Notice>
      )}
      {isPartMissing && (
        <Notice tone="warn" role="alert" className={own.notice} acts={again}>
          {t('restFailed')}
        </Notice>
      )}
      {!homes && !isError && <WaitingHomes />}
      {homes && <Kept homes={homes} isEmpty={ids.length === 0} />}
    </div>
  );
}

function Kept({ homes, isEmpty }: { readonly homes: readonly Pick[]; readonly isEmpty: boolean }) {
  const t = useFavouriteWords();
  const [query, setQuery] = useSearchParams();
  const [hasMap] = useMapSwitch();
  const notes = useAccountNotes();
  const compared = comparedIn(query);
  const [place] = usePlaces();
  const order = orderIn(query, place);
  const noteOf = (id: string) => {
    const home = homes.filter(isCard).find((one) => one.id === id);
    return home ? notes.noteOf(home) : '';
  };
  const compare = (ids: readonly string[]) =>
    setQuery((now) => {
      if (ids.length > 0) now.set('compare', ids.join(','));
      else now.delete('compare');
      return now;
    });
  if (compared.length > 1)
    return (
      <Suspense fallback={<Skeleton shape="box" />}>
        <CompareView ids={compared} noteOf={noteOf} back={t('back')} onClose={() => compare([])} />
      </Suspense>
    );
  return (
    <>
      {!isEmpty && <FavouritesBar order={order} place={place} />}
      {!isEmpty && hasMap && <FavouritesMap />}
      <Cards homes={inOrder(homes, order, place)} notes={notes} onCompare={compare} />
      {isEmpty && (
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
          {t('empty')}
        </EmptyState>
      )}
    </>
  );
}

interface CardsProps {
  readonly homes: readonly Pick[];
  readonly notes: PickNotes;
  readonly onCompare: (ids: readonly string[]) => void;
}
function Cards({ homes, notes, onCompare }: CardsProps) {
  const t = useFavouriteWords();
  const dispatch = useDispatch();
  const toggle = useCallback(
    (id: string) => {
      void dispatch(toggleFavourite(id));
    },
    [dispatch],
  );
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const tick = (id: string) => setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return (
    <>
      <PicksGrid
        picks={homes}
        onToggle={toggle}
        tools={(home) => (
          <div className={own.foot}>
            <Distances home={home} />
            <PickNote name={placeOf(home)} note={notes.noteOf(home)} onChange={(note) => notes.write(home.id, note)} />
            <div className={css.acts}>
              <InquireLink home={home} />
              <Checkbox
                label={t('compare')}
                aria-label={t('compareHome', { home: placeOf(home) })}
                checked={ticked.includes(home.id)}
                disabled={!ticked.includes(home.id) && ticked.length >= compareCap}
                onChange={() => tick(home.id)}
              />
            </div>
          </div>
        )}
      />
      <CompareBar ticked={ticked} onClear={() => setTicked([])} onCompare={() => onCompare(ticked)} />
    </>
  );
}
