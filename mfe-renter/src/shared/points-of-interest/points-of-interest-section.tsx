import { api, flash, useLanguage } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import {
  maxPointsOfInterest,
  type PointOfInterest,
  type PointsOfInterestResponse,
} from '@porchlight/contracts/catalog';
import { pointOfInterestIcons } from '@porchlight/listing-ui/places';
import { Button, Dialog, EmptyState, Icon, IconButton, Notice, Skeleton } from '@porchlight/ui';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useOwnMessages } from '../listings/messages/catalog.ts';
import { LazyRenterMap } from '../listings/lazy-renter-map.tsx';
import { PointOfInterestDialog } from './point-of-interest-dialog.tsx';
import css from './points-of-interest.module.css';
import { UndoNotice } from './undo-notice.tsx';
import { renterCalls } from '../../renter-calls.ts';

const noMarkers: never[] = [];
/**
 * Renders the renter's points of interest with a map and the numbers of related listings. The list is usable without
 * the map.
 */
export function PointsOfInterestSection() {
  const t = useOwnMessages();
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
        {data && <AddPointOfInterest count={data.pointsOfInterest.length} onAdd={() => setEdited('new')} />}
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
      {data && <PointsOfInterest response={data} onEdit={setEdited} />}
      {edited && <PointOfInterestDialog point={edited === 'new' ? undefined : edited} onClose={close} />}
    </section>
  );
}

function AddPointOfInterest({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  const t = useOwnMessages();
  return count >= maxPointsOfInterest ? (
    <p role="status">{t('placesFull')}</p>
  ) : (
    <Button look="primary" icon={IconPlus} onClick={onAdd}>
      {t('addPlace')}
    </Button>
  );
}

function PointsOfInterest({
  response,
  onEdit,
}: {
  readonly response: PointsOfInterestResponse;
  readonly onEdit: (point: PointOfInterest) => void;
}) {
  const t = useOwnMessages();
  const { pointsOfInterest: points, inquiryCount, favouriteCount, recommendedCount } = response;
  const { removed, remove, undo } = useRemoval();
  return (
    <>
      {removed && <UndoNotice text={t('removed', { name: removed.name })} onUndo={undo} />}
      {points.length === 0 ? (
        <EmptyState>{t('placesEmpty')}</EmptyState>
      ) : (
        <div className={css.two}>
          <ul className={css.list}>
            {points.map((point) => (
              <PointOfInterestRow
                key={point.id}
                point={point}
                onEdit={() => onEdit(point)}
                onRemove={() => void remove(point)}
              />
            ))}
          </ul>
          <PointsOfInterestMap points={points} />
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

/** Renders the map of the points of interest; on phones it opens in a dialog. */
function PointsOfInterestMap({ points }: { readonly points: readonly PointOfInterest[] }) {
  const t = useOwnMessages();
  const [isOpen, setOpen] = useState(false);
  const map = (
    <LazyRenterMap
      markers={noMarkers}
      pois={points.map((point) => ({ ...point, icon: pointOfInterestIcons[point.icon] }))}
    />
  );
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

/** Deletes a point of interest immediately; Undo creates it again. */
function useRemoval() {
  const t = useOwnMessages();
  const dispatch = useDispatch();
  const [removed, setRemoved] = useState<PointOfInterest>();
  const [send] = renterCalls.useRemovePointOfInterestMutation();
  const [add] = renterCalls.useAddPointOfInterestMutation();
  const remove = async (point: PointOfInterest) => {
    const response = await send({ params: { id: point.id } });
    if (response.error) dispatch(flash({ type: 'error', text: t('placeFailed') }));
    else setRemoved(point);
  };
  const undo = () => {
    if (!removed) return;
    const { id: _, ...body } = removed;
    setRemoved(undefined);
    void add({ body });
  };
  return { removed, remove, undo };
}

function PointOfInterestRow({
  point: { name, address, icon },
  onEdit,
  onRemove,
}: {
  readonly point: PointOfInterest;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}) {
  const t = useOwnMessages();
  return (
    <li className={css.place}>
      <Icon of={pointOfInterestIcons[icon]} size={24} />
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
