import { api, flash, useLanguage } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { pointsOfInterestCap, type PointOfInterest, type PointsOfInterestAnswer } from '@porchlight/contracts/catalog';
import { placeIcons } from '@porchlight/listing-ui/places';
import { Button, Dialog, EmptyState, Icon, IconButton, Notice, Skeleton } from '@porchlight/ui';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useOwnWords } from '../own-homes/words/catalogue.ts';
import { LateMap } from '../own-homes/late-map.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import css from './places.module.css';
import { UndoNotice } from './undo-notice.tsx';
import { renterCalls } from '../renter-calls.ts';

const none: never[] = [];
/** The renter's places: a list that is whole without its map, and how many homes they follow. */
export function PlacesSection() {
  const t = useOwnWords();
  const { data, isError, refetch } = api.useListPointsOfInterestQuery(
    { query: { lang: useLanguage() } },
    { refetchOnMountOrArgChange: true },
  );
  const [edited, setEdited] = useState<PointOfInterest | 'new'>();
  const close = () => setEdited(undefined);
  return (
    <section aria-label={t('places')}>
      <div className={css.head}>
        <h2>{t('places')}</h2>
        {data && <AddPlace count={data.pointsOfInterest.length} onAdd={() => setEdited('new')} />}
      </div>
      {isError && (
        <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
          {t('placesFailed')}
        </Notice>
      )}
      {!data && !isError && (
        <div aria-busy="true">
          <Skeleton shape="box" />
        </div>
      )}
      {data && <Places answer={data} onEdit={setEdited} />}
      {edited && <PlaceDialog place={edited === 'new' ? undefined : edited} onClose={close} />}
    </section>
  );
}

function AddPlace({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  const t = useOwnWords();
  return count >= pointsOfInterestCap ? (
    <p role="status">{t('placesFull')}</p>
  ) : (
    <Button look="primary" icon={IconPlus} onClick={onAdd}>
      {t('addPlace')}
    </Button>
  );
}

function Places({
  answer,
  onEdit,
}: {
  readonly answer: PointsOfInterestAnswer;
  readonly onEdit: (place: PointOfInterest) => void;
}) {
  const t = useOwnWords();
  const { pointsOfInterest: places, inquiryCount, favouriteCount, recommendedCount } = answer;
  const { removed, remove, undo } = useRemoval();
  return (
    <>
      {removed && <UndoNotice text={t('removed', { name: removed.name })} onUndo={undo} />}
      {places.length === 0 ? (
        <EmptyState>{t('placesEmpty')}</EmptyState>
      ) : (
        <div className={css.two}>
          <ul className={css.list}>
            {places.map((place) => (
              <Place key={place.id} place={place} onEdit={() => onEdit(place)} onRemove={() => void remove(place)} />
            ))}
          </ul>
          <PlacesMap places={places} />
        </div>
      )}
      <ul className={css.follow} aria-label={t('following')}>
        <li>
          <Link to="/admin/my-inquiries">{t('followInquiries', { count: inquiryCount })}</Link>
        </li>
        <li>
          <Link to="/admin/favourite-listings">{t('followFavourites', { count: favouriteCount })}</Link>
        </li>
        <li>
          <Link to="/admin/recommended-listings">{t('followRecommended', { count: recommendedCount })}</Link>
        </li>
      </ul>
    </>
  );
}

/** The places where they are; on phones the map is a window of its own. */
function PlacesMap({ places }: { readonly places: readonly PointOfInterest[] }) {
  const t = useOwnWords();
  const [isOpen, setOpen] = useState(false);
  const map = <LateMap markers={none} pois={places.map((place) => ({ ...place, icon: placeIcons[place.icon] }))} />;
  return (
    <>
      <div className={css.beside}>{map}</div>
      <Button className={css.opensMap} icon={IconMap} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('placesOnMap')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('places')}
        closeLabel={t('close')}
        size="full"
        isFlush
      >
        <div className={css.fill}>{map}</div>
      </Dialog>
    </>
  );
}

/** Removes a place at once; Undo adds it again. */
function useRemoval() {
  const t = useOwnWords();
  const dispatch = useDispatch();
  const [removed, setRemoved] = useState<PointOfInterest>();
  const [send] = renterCalls.useRemovePointOfInterestMutation();
  const [add] = renterCalls.useAddPointOfInterestMutation();
  const remove = async (place: PointOfInterest) => {
    const answer = await send({ params: { id: place.id } });
    if (answer.error) dispatch(flash({ type: 'error', text: t('placeFailed') }));
    else setRemoved(place);
  };
  const undo = () => {
    if (!removed) return;
    const { id: _, ...body } = removed;
    setRemoved(undefined);
    void add({ body });
  };
  return { removed, remove, undo };
}

function Place({
  place: { name, address, icon },
  onEdit,
  onRemove,
}: {
  readonly place: PointOfInterest;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}) {
  const t = useOwnWords();
  return (
    <li className={css.place}>
      <Icon of={placeIcons[icon]} size={24} />
      <div>
        <strong>{name}</strong>
        <p>{address}</p>
      </div>
      <Button size="small" aria-label={`${t('edit')}: ${name}`} onClick={onEdit}>
        {t('edit')}
      </Button>
      <IconButton icon={IconTrash} label={`${t('remove')}: ${name}`} onClick={onRemove} />
    </li>
  );
}
