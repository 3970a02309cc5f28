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
import { LazyRenterMap } from '../../shared/listings/lazy-renter-map.tsx';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';
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
  response: { listings, pointsOfInterest: pointsOfInterest },
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
    () => pointsOfInterest.map((place) => ({ ...place, icon: pointOfInterestIcons[place.icon] })),
    [pointsOfInterest],
  );
  const selected = shown.find(({ id }) => id === selectedId);
  const lines = useDistanceLines(selected, pointsOfInterest);
  const around = useMemo(() => pointsInView(shown, pointsOfInterest, selected), [shown, pointsOfInterest, selected]);
  const toggle = (kind: MapReason) =>
    setHidden((now) => new Set(now.has(kind) ? [...now].filter((one) => one !== kind) : [...now, kind]));
  const open = (id: string) => {
    const home = listings.find((one) => one.id === id);
    if (home) navigate(home.url);
  };
  const markOf = (id: string) => {
    const kind = shown.find((one) => one.id === id)?.reasons.find((one) => !hidden.has(one));
    return kind && <ReasonMark reason={kind} />;
  };
  return (
    <>
      <div className={css.toggles} role="group" aria-label={t('mapOf')}>
        {mapReasons.map((kind) => (
          <Chip key={kind} isOn={!hidden.has(kind)} onClick={() => toggle(kind)}>
            <ReasonMark reason={kind} />
            {t(reasonKeys[kind], { count: listings.filter(({ reasons }) => reasons.includes(kind)).length })}
          </Chip>
        ))}
      </div>
      <div className={css.two}>
        <div className={css.list}>
          {shown.length === 0 && <p className={css.rule}>{t(listings.length === 0 ? 'mapEmpty' : 'nothingChosen')}</p>}
          <ul>
            {shown.map((home) => (
              <li key={home.id}>
                <MapListingRow home={home} isSelected={home.id === selectedId} onSelect={() => setSelected(home.id)} />
              </li>
            ))}
          </ul>
          {pointsOfInterest.length > 0 && <p className={css.rule}>{t('walkRule')}</p>}
        </div>
        <LazyRenterMap
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

/**
 * Returns the points that the map fits into view: the selected listing and nearby points of interest; without a
 * selection all points of interest with nearby listings, or everything when no listing is near.
 */
function pointsInView(
  homes: readonly MappedListing[],
  pointsOfInterest: readonly PointOfInterest[],
  selected: MappedListing | undefined,
) {
  const isNear = (one: Point, other: Point) => distanceKm(one, other) < maxNearbyKm;
  if (selected) return [selected, ...pointsOfInterest.filter((place) => isNear(selected, place))];
  const near = homes.filter((home) => pointsOfInterest.some((place) => isNear(home, place)));
  return near.length > 0
    ? [...near, ...pointsOfInterest.filter((place) => near.some((home) => isNear(home, place)))]
    : [...homes, ...pointsOfInterest];
}

/** Returns the map lines from a listing to the nearby points of interest. */
function useDistanceLines(home: MappedListing | undefined, pointsOfInterest: readonly PointOfInterest[]): MapLine[] {
  const formatDistance = useDistanceText();
  return (home?.distances ?? []).flatMap(({ pointOfInterestId, metres }) => {
    const place = pointsOfInterest.find(({ id }) => id === pointOfInterestId);
    return home && place ? [{ from: home, to: place, label: formatDistance(metres) }] : [];
  });
}
