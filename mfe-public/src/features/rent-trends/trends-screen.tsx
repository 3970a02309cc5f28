import { api, useFormat, useLanguage, type ApiError } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { nameInSentence, type RentTrends } from '@porchlight/contracts/catalog';
import { Button, classNames, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import { isNotFound } from '../../shared/responses/api-result.ts';
import { Breadcrumbs } from '../../shared/page/breadcrumbs.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import { LocationLinks } from '../../shared/locations/location-links.tsx';
import site from '../../shared/page/page.module.css';
import { usePublicMessages } from '../../messages/catalog.ts';
import { FurnishingTable } from './furnishing-table.tsx';
import { RentTable } from './rent-table.tsx';
import { SizeChart } from './size-chart.tsx';
import { SimilarAreas } from './similar-areas.tsx';
import { trendArgs, trendCrumbs } from './trends-page.ts';
import css from './trends.module.css';
import { useTrendPageMessages } from './messages/catalog.ts';

/** Rent trends of a city or metro area. */
export default function TrendsScreen() {
  const t = usePublicMessages();
  const tTrend = useTrendPageMessages();
  const {
    currentData: data,
    error,
    isError,
    refetch,
  } = api.useGetRentTrendsQuery(trendArgs.trends(useParams(), useLanguage()));
  if (isNotFound(error))
    return (error as ApiError).code === 'place-not-found' ? (
      <UnknownLocation />
    ) : (
      <NotFound title={t('notFound')} text={t('notFoundText')} />
    );
  if (isError && !data)
    return (
      <div className={site.page}>
        <h1 tabIndex={-1}>{t('rentTrends')}</h1>
        <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
          {tTrend('failed')}
        </Notice>
      </div>
    );
  if (!data) return <TrendsSkeleton />;
  return <Trends trends={data} />;
}

function Trends({ trends }: { readonly trends: RentTrends }) {
  const t = usePublicMessages();
  const tTrend = useTrendPageMessages();
  const format = useFormat();
  const { area, cells, asOf, method, similarAreas } = trends;
  const location = nameInSentence(area.name ?? '');
  const hasFigures = cells.some(({ quality }) => quality !== 'suppressed');
  return (
    <div className={site.page}>
      <Breadcrumbs crumbs={trendCrumbs(area, useParams(), t('homesForRent'), t('rentTrends'))} />
      <h1 tabIndex={-1}>{t('rentTrendsIn', { place: location })}</h1>
      <p className={css.asOf}>
        {tTrend('asOf', { date: format.date(asOf, 'long') })} <a href="#method">{tTrend('how')}</a>
      </p>
      {hasFigures ? (
        <>
          <RentTable trends={trends} />
          <FurnishingTable trends={trends} />
          <SizeChart trends={trends} />
        </>
      ) : (
        <Notice className={css.section} title={tTrend('none')}>
          {tTrend('noneText')}
        </Notice>
      )}
      <p className={css.section}>
        <LinkButton link={Link} look="primary" to={area.url ?? '/homes'}>
          {tTrend('seeHomes', { place: location })}
        </LinkButton>
      </p>
      {similarAreas.length > 0 && <SimilarAreas areas={similarAreas} currency={trends.currency} />}
      <section className={css.section} id="method">
        <h2>{tTrend('how')}</h2>
        <p className={css.method}>{method}</p>
      </section>
    </div>
  );
}

function TrendsSkeleton() {
  const t = usePublicMessages();
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

function UnknownLocation() {
  const t = usePublicMessages();
  const { data } = api.useAutocompleteListingsQuery(trendArgs.suggestions(useParams(), useLanguage()));
  const suggestions = data?.suggestions ?? [];
  return (
    <NotFound title={t('unknownPlace')} text={t(suggestions.length ? 'unknownPlaceText' : 'unknownPlaceAlone')}>
      <LocationLinks locations={suggestions} />
    </NotFound>
  );
}
