import { api, useFormat, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { boundsAround, distanceKm, type Listing, type PointOfInterest } from '@porchlight/contracts/catalog';
import { placeIcons, useDistances, usePlaceMarks, usePlaces, type PlaceDistance } from '@porchlight/listing-ui/places';
import { Button, Icon, LinkButton, Notice } from '@porchlight/ui';
import { useMemo } from 'react';
import { HomeMap } from '../home-map.tsx';
import page from '../listing.module.css';
import css from './home-with-places.module.css';
import { useHomePlacesWords } from './words/catalogue.ts';

const margin = 0.01;
/** Farther places, in kilometres, would make the map a map of the country. */
const farthest = 60;
/** A box around the home and its places, with room at its edges; none without a place that is near enough. */
function boxOf(home: Listing, places: readonly PointOfInterest[]) {
  const near = places.filter((place) => distanceKm(home, place) <= farthest);
  const box =
    near.length > 0 ? boundsAround([home, ...near].map(({ latitude, longitude }) => [latitude, longitude])) : undefined;
  return (
    box && { north: box.north + margin, south: box.south - margin, east: box.east + margin, west: box.west - margin }
  );
}

/** A home on the map with the places of the renter who looks at it, and how far each is. */
export function HomeWithPlaces({ home }: { readonly home: Listing }) {
  const t = useHomePlacesWords();
  const { data, isError, refetch } = api.useListPointsOfInterestQuery({ query: { lang: useLanguage() } });
  const found = useDistances()(home);
  const { pois, lines } = usePlaceMarks(home);
  const places = usePlaces();
  // The map goes where its box says: a new object of the same box would take it back from where the reader moved it.
  const bounds = useMemo(() => boxOf(home, places), [home, places]);
  return (
    <>
      <div className={page.map}>
        <HomeMap home={home} bounds={bounds} pois={pois} lines={lines} />
      </div>
      {isError && (
        <Notice
          tone="warn"
          role="alert"
          className={css.said}
          acts={
            <Button size="small" onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('placesFailed')}
        </Notice>
      )}
      {found.length > 0 && <Places found={found} />}
      {data?.pointsOfInterest.length === 0 && (
        <Notice
          className={css.said}
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

function Places({ found }: { readonly found: readonly PlaceDistance[] }) {
  const t = useHomePlacesWords();
  const format = useFormat();
  return (
    <>
      <ul className={css.places} aria-label={t('myPlaces')}>
        {found.map(({ place, metres, walkMinutes }) => (
          <li key={place.id}>
            <Icon of={placeIcons[place.icon]} size={20} />
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
