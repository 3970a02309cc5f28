import { api, useFormat, useLanguage } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import type { RentTrends } from '@porchlight/contracts/catalog';
import { Button, classNames, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import { isMissing } from '../../site/asked.ts';
import { Breadcrumbs } from '../../site/breadcrumbs.tsx';
import { Lost } from '../../site/lost.tsx';
import { PlaceLinks } from '../../site/place-links.tsx';
import site from '../../site/site.module.css';
import { usePublicWords } from '../../words/catalogue.ts';
import { RentTable } from './rent-table.tsx';
import { SizeChart } from './size-chart.tsx';
import { SimilarPlaces } from './similar-places.tsx';
import { trendArgs, trendCrumbs } from './trends-page.ts';
import css from './trends.module.css';
import { useTrendPageWords } from './words/catalogue.ts';

/** How rents went in a city or metro area. */
export default function TrendsScreen() {
  const t = usePublicWords();
  const say = useTrendPageWords();
  const { data, error, isError, refetch } = api.useGetRentTrendsQuery(trendArgs.trends(useParams(), useLanguage()));
  if (isMissing(error)) return <UnknownPlace />;
  if (isError && !data)
    return (
      <div className={site.page}>
        <h1 tabIndex={-1}>{t('rentTrends')}</h1>
        <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
          {say('failed')}
        </Notice>
      </div>
    );
  if (!data) return <Waiting />;
  return <Trends trends={data} />;
}

function Trends({ trends }: { readonly trends: RentTrends }) {
  const t = usePublicWords();
  const say = useTrendPageWords();
  const format = useFormat();
  const { area, cells, asOf, method, similarAreas } = trends;
  const place = area.name ?? '';
  const hasFigures = cells.some(({ quality }) => quality !== 'suppressed');
  return (
    <div className={site.page}>
      <Breadcrumbs crumbs={trendCrumbs(area, useParams(), t('homesForRent'), t('rentTrends'))} />
      <h1 tabIndex={-1}>{t('rentTrendsIn', { place })}</h1>
      <p className={css.asOf}>
        {say('asOf', { date: format.date(asOf, 'long') })} <a href="#method">{say('how')}</a>
      </p>
      {hasFigures ? (
        <>
          <RentTable trends={trends} />
          <SizeChart trends={trends} />
        </>
      ) : (
        <Notice className={css.section} title={say('none')}>
          {say('noneText')}
        </Notice>
      )}
      <p className={css.section}>
        <LinkButton link={Link} look="primary" to={area.url ?? '/homes'}>
          {say('seeHomes', { place })}
        </LinkButton>
      </p>
      {similarAreas.length > 0 && <SimilarPlaces places={similarAreas} currency={trends.currency} />}
      <section className={css.section} id="method">
        <h2>{say('how')}</h2>
        <p className={css.method}>{method}</p>
      </section>
    </div>
  );
}

function Waiting() {
  const t = usePublicWords();
  return (
    <div className={site.page} aria-busy="true">
      <h1 tabIndex={-1}>{t('rentTrends')}</h1>
      <div className={classNames(css.section, css.waiting)} role="status" aria-label={t('loading')}>
        <Skeleton shape="title" />
        <Skeleton shape="box" />
        <Skeleton shape="box" />
      </div>
    </div>
  );
}

function UnknownPlace() {
  const t = usePublicWords();
  const { data } = api.useAutocompleteListingsQuery(trendArgs.like(useParams(), useLanguage()));
  const places = data?.suggestions ?? [];
  return (
    <Lost title={t('unknownPlace')} text={t(places.length ? 'unknownPlaceText' : 'unknownPlaceAlone')}>
      <PlaceLinks places={places} />
    </Lost>
  );
}
