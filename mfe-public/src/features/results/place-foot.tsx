import { api, useLanguage } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { PlaceLinks } from '../../site/place-links.tsx';
import { useResultsWords } from './words/catalogue.ts';
import css from './results.module.css';
import type { Results } from './use-results.ts';

/** What stands under the homes of a place: what to know about it, and the places in it or near it. */
export function PlaceFoot({ results: { location } }: { readonly results: Results }) {
  const t = useResultsWords();
  const params = useParams();
  if (!params['province']) return <PopularPlaces />;
  if (!location) return null;
  const place = location.area.name ?? '';
  return (
    <>
      {location.intro && (
        <section className={css.section}>
          <h2>{t('aboutPlace', { place })}</h2>
          <p className={css.intro}>
            {location.intro}
            {params['place'] && (
              <>
                {' '}
                <Link to={`${location.area.url ?? ''}/rent-trends`}>{t('rentTrendsIn', { place })}</Link>
              </>
            )}
          </p>
        </section>
      )}
      {location.locations.length > 0 && (
        <section className={css.section}>
          <h2>{params['place'] ? t('nearby') : t('placesIn', { place })}</h2>
          <PlaceLinks places={location.locations} />
        </section>
      )}
    </>
  );
}

/** The whole market has no place of its own: it leads to those that people look for. */
function PopularPlaces() {
  const t = useResultsWords();
  const { data } = api.useListLocationsQuery({ query: { lang: useLanguage() } });
  if (!data?.locations.length) return null;
  return (
    <section className={css.section}>
      <h2>{t('popularCities')}</h2>
      <PlaceLinks places={data.locations} />
    </section>
  );
}
