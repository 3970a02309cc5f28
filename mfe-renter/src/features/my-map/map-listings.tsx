import { useNavigate } from '@porchlight/client/router';
import {
  distanceKm,
  mapReasons,
  type MapMarker,
  type MappedListing,
  type PointOfInterest,
  type PointsOfInterestResponse,
} from '@porchlight/contracts/catalog';
import type { MapLine } from '@porchlight/listing-ui/map';
import { pointOfInterestIcons, useDistanceText } from '@porchlight/listing-ui/places';
import { Chip } from '@porchlight/ui';
import { useMemo, useState } from 'react';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';
import { MapBesideList } from './map-beside-list.tsx';
import { MapListingRow } from './map-listing-row.tsx';
import { ReasonMark, reasonKeys, type MapReason } from './reason-mark.tsx';
import css from './my-map.module.css';

const maxNearbyKm = 100;
type Point = Pick<PointOfInterest, 'latitude' | 'longitude'>;
const toMarker = ({ id, latitude, longitude, rent, currency, beds, address, featured }: MappedListing): MapMarker => ({
  id,
  latitude,
  longitude,
  count: 1,
  rentMin: rent,
  currency,
  beds,
  address,
  featured,
});

/** Renders the listings of the enabled reasons as a list and on the map, with a shared selection. */
export function MapListings({
  response: { listings, pointsOfInterest },
}: {
  readonly response: PointsOfInterestResponse;
}) {
  const t = useOwnMessages();
  const navigate = useNavigate();
  const [hidden, setHidden] = useState<ReadonlySet<MapReason>>(new Set());
  const [selectedId, setSelected] = useState<string>();
  const shown = useMemo(
    () => listings.filter(({ reasons }) => reasons.some((kind) => !hidden.has(kind))),
    [listings, hidden],
  );
  const markers = useMemo(() => shown.map(toMarker), [shown]);
  const pois = useMemo(
    () => pointsOfInterest.map((point) => ({ ...point, icon: pointOfInterestIcons[point.icon] })),
    [pointsOfInterest],
  );
  const selected = shown.find(({ id }) => id === selectedId);
  const lines = useDistanceLines(selected, pointsOfInterest);
  const around = useMemo(() => pointsInView(shown, pointsOfInterest, selected), [shown, pointsOfInterest, selected]);
  const toggle = (kind: MapReason) =>
    setHidden((now) => new Set(now.has(kind) ? [...now].filter((one) => one !== kind) : [...now, kind]));
  const open = (id: string) => {
    const listing = listings.find((one) => one.id === id);
    if (listing) navigate(listing.url);
  };
  const markOf = (id: string) => {
    const kind = shown.find((one) => one.id === id)?.reasons.find((one) => !hidden.has(one));
    return kind && <ReasonMark reason={kind} />;
  };
  return (
    <>
      <ReasonToggles listings={listings} hidden={hidden} onToggle={toggle} />
      <div className={css.two}>
        <div className={css.list}>
          {shown.length === 0 && <p className={css.rule}>{t(listings.length === 0 ? 'mapEmpty' : 'nothingChosen')}</p>}
          <ul>
            {shown.map((listing) => (
              <li key={listing.id}>
                <MapListingRow
                  listing={listing}
                  isSelected={listing.id === selectedId}
                  onSelect={() => setSelected(listing.id)}
                />
              </li>
            ))}
          </ul>
          {pointsOfInterest.length > 0 && <p className={css.rule}>{t('walkRule')}</p>}
        </div>
        <MapBesideList
          markers={markers}
          around={around}
          markOf={markOf}
          pois={pois}
          lines={lines}
          selectedId={selectedId}
          onSelect={(id) => setSelected(id ?? undefined)}
          onOpen={open}
        />
      </div>
    </>
  );
}

/** Buttons that show and hide the listings of a reason. */
function ReasonToggles({
  listings,
  hidden,
  onToggle,
}: {
  readonly listings: PointsOfInterestResponse['listings'];
  readonly hidden: ReadonlySet<MapReason>;
  readonly onToggle: (kind: MapReason) => void;
}) {
  const t = useOwnMessages();
  return (
    <div className={css.toggles} role="group" aria-label={t('mapOf')}>
      {mapReasons.map((kind) => (
        <Chip key={kind} isOn={!hidden.has(kind)} onClick={() => onToggle(kind)}>
          <ReasonMark reason={kind} />
          {t(reasonKeys[kind], { count: listings.filter(({ reasons }) => reasons.includes(kind)).length })}
        </Chip>
      ))}
    </div>
  );
}

/**
 * Returns the points that the map fits into view: the selected listing and nearby points of interest; without a
 * selection all points of interest with nearby listings, or everything when no listing is near.
 */
function pointsInView(
  listings: readonly MappedListing[],
  pointsOfInterest: readonly PointOfInterest[],
  selected: MappedListing | undefined,
) {
  const isNear = (one: Point, other: Point) => distanceKm(one, other) < maxNearbyKm;
  if (selected) return [selected, ...pointsOfInterest.filter((point) => isNear(selected, point))];
  const near = listings.filter((listing) => pointsOfInterest.some((point) => isNear(listing, point)));
  return near.length > 0
    ? [...near, ...pointsOfInterest.filter((point) => near.some((listing) => isNear(listing, point)))]
    : [...listings, ...pointsOfInterest];
}

/** Returns the map lines from a listing to the nearby points of interest. */
function useDistanceLines(listing: MappedListing | undefined, pointsOfInterest: readonly PointOfInterest[]): MapLine[] {
  const formatDistance = useDistanceText();
  return (listing?.distances ?? []).flatMap(({ pointOfInterestId, metres }) => {
    const point = pointsOfInterest.find(({ id }) => id === pointOfInterestId);
    return listing && point ? [{ from: listing, to: point, label: formatDistance(metres) }] : [];
  });
}
