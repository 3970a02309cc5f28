import { useNavigate } from '@porchlight/client/router';
import {
  distanceKm,
  mapReasons,
  type MapMarker,
  type MappedListing,
  type PointOfInterest,
  type PointsOfInterestAnswer,
} from '@porchlight/contracts/catalog';
import type { MapLine } from '@porchlight/listing-ui/map';
import { placeIcons, useFarness } from '@porchlight/listing-ui/places';
import { Chip } from '@porchlight/ui';
import { useMemo, useState } from 'react';
import { LateMap } from '../../own-homes/late-map.tsx';
import { useOwnWords } from '../../own-homes/words/catalogue.ts';
import { FollowedHome } from './followed-home.tsx';
import { KindMark, kindWords, type Kind } from './kind-mark.tsx';
import css from './my-map.module.css';

const nearKm = 100;
type Point = Pick<PointOfInterest, 'latitude' | 'longitude'>;
const markerOf = ({ id, latitude, longitude, rent, currency, beds, address, featured }: MappedListing): MapMarker => ({
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

/** The homes of the chosen kinds as a list and on the map: what is chosen in one is chosen in the other. */
export function FollowedHomes({
  answer: { listings, pointsOfInterest: places },
}: {
  readonly answer: PointsOfInterestAnswer;
}) {
  const t = useOwnWords();
  const navigate = useNavigate();
  const [hidden, setHidden] = useState<ReadonlySet<Kind>>(new Set());
  const [selectedId, setSelected] = useState<string>();
  const shown = useMemo(
    () => listings.filter(({ reasons }) => reasons.some((kind) => !hidden.has(kind))),
    [listings, hidden],
  );
  const markers = useMemo(() => shown.map(markerOf), [shown]);
  const pois = useMemo(() => places.map((place) => ({ ...place, icon: placeIcons[place.icon] })), [places]);
  const selected = shown.find(({ id }) => id === selectedId);
  const lines = useLines(selected, places);
  const around = useMemo(() => viewOf(shown, places, selected), [shown, places, selected]);
  const toggle = (kind: Kind) =>
    setHidden((now) => new Set(now.has(kind) ? [...now].filter((one) => one !== kind) : [...now, kind]));
  const open = (id: string) => {
    const home = listings.find((one) => one.id === id);
    if (home) navigate(home.url);
  };
  const markOf = (id: string) => {
    const kind = shown.find((one) => one.id === id)?.reasons.find((one) => !hidden.has(one));
    return kind && <KindMark kind={kind} />;
  };
  return (
    <>
      <div className={css.toggles} role="group" aria-label={t('mapOf')}>
        {mapReasons.map((kind) => (
          <Chip key={kind} isOn={!hidden.has(kind)} onClick={() => toggle(kind)}>
            <KindMark kind={kind} />
            {t(kindWords[kind], { count: listings.filter(({ reasons }) => reasons.includes(kind)).length })}
          </Chip>
        ))}
      </div>
      <div className={css.two}>
        <div className={css.list}>
          {shown.length === 0 && <p className={css.rule}>{t(listings.length === 0 ? 'mapEmpty' : 'nothingChosen')}</p>}
          <ul>
            {shown.map((home) => (
              <li key={home.id}>
                <FollowedHome home={home} isSelected={home.id === selectedId} onSelect={() => setSelected(home.id)} />
              </li>
            ))}
          </ul>
          {places.length > 0 && <p className={css.rule}>{t('walkRule')}</p>}
        </div>
        <LateMap
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

/** What the map shows: the chosen home with the places near it; at first the places with the homes near them, or all homes where none is. */
function viewOf(
  homes: readonly MappedListing[],
  places: readonly PointOfInterest[],
  selected: MappedListing | undefined,
) {
  const isNear = (one: Point, other: Point) => distanceKm(one, other) < nearKm;
  if (selected) return [selected, ...places.filter((place) => isNear(selected, place))];
  const near = homes.filter((home) => places.some((place) => isNear(home, place)));
  return near.length > 0
    ? [...near, ...places.filter((place) => near.some((home) => isNear(home, place)))]
    : [...homes, ...places];
}

/** The ways from a home to the places near it. */
function useLines(home: MappedListing | undefined, places: readonly PointOfInterest[]): MapLine[] {
  const farness = useFarness();
  return (home?.distances ?? []).flatMap(({ pointOfInterestId, metres }) => {
    const place = places.find(({ id }) => id === pointOfInterestId);
    return home && place ? [{ from: home, to: place, label: farness(metres) }] : [];
  });
}
