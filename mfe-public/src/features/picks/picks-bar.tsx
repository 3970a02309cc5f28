import { useAddress, useSearchParams } from '@porchlight/client/router';
import { maxSharedFavourites, type PointOfInterest } from '@porchlight/contracts/catalog';
import { FavouritesSort, withParam, type FavouritesOrder } from '@porchlight/listing-ui/favourites';
import { Button } from '@porchlight/ui';
import IconList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useCopy } from '../../shared/copy/use-copy.ts';
import { usePicksMessages } from './messages/catalog.ts';
import { shareQuery } from './picks-query.ts';
import css from './picks.module.css';

/** Toolbar of My Picks: sort order, list or map view, and share link. */
export function PicksBar({
  order,
  point,
  isMap,
  ids,
}: {
  readonly order: FavouritesOrder;
  readonly point: PointOfInterest | undefined;
  readonly isMap: boolean;
  readonly ids: readonly string[];
}) {
  const t = usePicksMessages();
  const copy = useCopy();
  const address = useAddress();
  const [query, setQuery] = useSearchParams();
  const share = () =>
    copy(
      `${window.location.origin}${address('/homes/favourites')}?${shareQuery(ids)}`,
      t(ids.length > maxSharedFavourites ? 'picksSharedFirst' : 'picksShared', { count: maxSharedFavourites }),
    );
  return (
    <div className={css.bar}>
      <div className={css.sort}>
        <span aria-hidden>{t('sort')}</span>
        <FavouritesSort order={order} point={point} />
      </div>
      <Button
        icon={isMap ? IconList : IconMap}
        onClick={() => setQuery(withParam(query, 'view', isMap ? undefined : 'map'))}
      >
        {t(isMap ? 'listView' : 'mapView')}
      </Button>
      <Button icon={IconShare} onClick={() => void share()}>
        <span className={css.shareText}>{t('sharePicks')}</span>
      </Button>
    </div>
  );
}
