import { nameInSentence } from '@porchlight/contracts/catalog';
import { api, useLanguage } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { RichText } from '@porchlight/ui';
import { LocationLinks } from '../../../shared/locations/location-links.tsx';
import { useResultsMessages } from '../messages/catalog.ts';
import css from '../results.module.css';
import type { Results } from '../use-results.ts';

/** Section under the results of a location: its introduction, and links to locations in it or nearby. */
export function LocationFooter({ results: { location } }: { readonly results: Results }) {
  const t = useResultsMessages();
  const params = useParams();
  if (!params['province']) return <PopularLocations />;
  if (!location) return null;
  const place = nameInSentence(location.area.name ?? '');
  return (
    <>
      {location.intro && (
        <section className={css.section}>
          <h2>{t('aboutPlace', { place })}</h2>
          {location.introHtml && <RichText html={location.introHtml} />}
          <p className={css.intro}>
            {location.intro}
            {location.rentTrendsUrl && (
              <>
                {' '}
                <Link to={location.rentTrendsUrl}>{t('rentTrendsIn', { place })}</Link>
              </>
            )}
          </p>
        </section>
      )}
      {location.locations.length > 0 && (
        <section className={css.section}>
          <h2>{params['place'] ? t('nearby') : t('placesIn', { place })}</h2>
          <LocationLinks locations={location.locations} />
        </section>
      )}
    </>
  );
}

/** Links to popular locations, shown for the whole market. */
function PopularLocations() {
  const t = useResultsMessages();
  const { data } = api.useListLocationsQuery({ query: { lang: useLanguage() } });
  if (!data?.locations.length) return null;
  return (
    <section className={css.section}>
      <h2>{t('popularCities')}</h2>
      <LocationLinks locations={data.locations} />
    </section>
  );
}
