import { api, useFormat, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { boundsAround, distanceKm, type Listing, type PointOfInterest } from '@porchlight/contracts/catalog';
import {
  pointOfInterestIcons,
  useDistances,
  usePointOfInterestMarkers,
  usePointsOfInterest,
  type PointDistance,
} from '@porchlight/listing-ui/places';
import { Button, Icon, LinkButton, Notice } from '@porchlight/ui';
import { useMemo } from 'react';
import { ListingMap } from '../location/listing-map.tsx';
import page from '../listing.module.css';
import css from './points-of-interest-map.module.css';
import { useHomePlacesMessages } from './messages/catalog.ts';

const margin = 0.01;
/** Maximum distance in kilometres of a point of interest that the map still frames. */
const maxDistanceKm = 60;
/**
 * Returns bounds around the listing and its nearby points of interest with a margin; undefined without a nearby one.
 */
function mapBounds(listing: Listing, pointsOfInterest: readonly PointOfInterest[]) {
  const near = pointsOfInterest.filter((point) => distanceKm(listing, point) <= maxDistanceKm);
  const box =
    near.length > 0
      ? boundsAround([listing, ...near].map(({ latitude, longitude }) => [latitude, longitude]))
      : undefined;
  return (
    box && { north: box.north + margin, south: box.south - margin, east: box.east + margin, west: box.west - margin }
  );
}

/** Map of the listing with the renter's points of interest and the distance to each. */
export function PointsOfInterestMap({ listing }: { readonly listing: Listing }) {
  const t = useHomePlacesMessages();
  const { data, isError, refetch } = api.useListPointsOfInterestQuery({ query: { lang: useLanguage() } });
  const distances = useDistances()(listing);
  const { pois, lines } = usePointOfInterestMarkers(listing);
  const pointsOfInterest = usePointsOfInterest();
  // Memoized: a new `bounds` object would move the map back from where the reader moved it.
  const bounds = useMemo(() => mapBounds(listing, pointsOfInterest), [listing, pointsOfInterest]);
  return (
    <>
      <div className={page.map}>
        <ListingMap listing={listing} bounds={bounds} pois={pois} lines={lines} />
      </div>
      {isError && (
        <Notice
          tone="warn"
          role="alert"
          className={css.status}
          acts={
            <Button size="small" onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('placesFailed')}
        </Notice>
      )}
      {distances.length > 0 && <DistanceList distances={distances} />}
      {data?.pointsOfInterest.length === 0 && (
        <Notice
          className={css.status}
          acts={
            <LinkButton size="small" link={Link} to="/admin/renter-profile">
              {t('addPlace')}
            </LinkButton>
          }
        >
          {t('noPlaces')}
        </Notice>
      )}
    </>
  );
}

function DistanceList({ distances }: { readonly distances: readonly PointDistance[] }) {
  const t = useHomePlacesMessages();
  const format = useFormat();
  return (
    <>
      <ul className={css.places} aria-label={t('myPlaces')}>
        {distances.map(({ place, metres, walkMinutes }) => (
          <li key={place.id}>
            <Icon of={pointOfInterestIcons[place.icon]} size={20} />
            <div>
              <strong>{format.distance(metres / 1_000)}</strong>
              <p>{walkMinutes === undefined ? place.name : t('walkTo', { place: place.name, minutes: walkMinutes })}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={page.note}>{t('walkRule')}</p>
    </>
  );
}
