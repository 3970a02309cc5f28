import { api, tellActivity, useFormat, useLanguage, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useParams } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { Button, classNames, Notice, Skeleton } from '@porchlight/ui';
import { useEffect } from 'react';
import { Breadcrumbs } from '../../site/breadcrumbs.tsx';
import { blockOf } from '../../site/content-blocks.ts';
import { Lost } from '../../site/lost.tsx';
import site from '../../site/site.module.css';
import { useLastSearch } from '../../site/last-search.ts';
import { rememberSeen } from '../../site/seen-homes.ts';
import { useListingWords } from './words/catalogue.ts';
import { BottomBar, ContactCard } from './contact-card.tsx';
import { Gallery } from './gallery.tsx';
import { GoneHome } from './gone-home.tsx';
import { HomeFacts, HomeTitle } from './home-title.tsx';
import { crumbsOf, idOf, isWhole, listingArgs } from './listing-page.ts';
import css from './listing.module.css';
import { MonthlyCostTable } from './monthly-cost-table.tsx';
import { monthlyCost } from './monthly-cost.ts';
import { NewHere } from './new-here.tsx';
import { RentsHere } from './rents-here.tsx';
import { SimilarHomes } from './similar-homes.tsx';
import { WhereItIs } from './where-it-is.tsx';
import { Description, Offers, OtherHomes } from './home-sections.tsx';

/** One home. */
export default function ListingScreen() {
  const t = useListingWords();
  const params = useParams();
  const { data, error, isError, refetch } = api.useGetListingQuery(listingArgs.home(params, useLanguage()), {
    skip: !idOf(params),
  });
  const status = (error as ApiError | undefined)?.status;
  if (!idOf(params) || status === 404) return <Lost title={t('listingMissing')} text={t('listingMissingText')} />;
  if (status === 410) return <Lost title={t('goneTitle')} text={t('goneLong')} />;
  if (isError)
    return (
      <div className={site.page}>
        <h1 tabIndex={-1}>{t('homeFailedTitle')}</h1>
        <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
          {t('listingFailed')}
        </Notice>
      </div>
    );
  if (!data) return <ListingSkeleton />;
  return isWhole(data.listing) ? (
    <WholeHome home={data.listing} others={data.sharedLocationListings ?? []} />
  ) : (
    <GoneHome home={data.listing} similar={data.similar ?? []} />
  );
}

function ListingSkeleton() {
  const t = useListingWords();
  return (
    <div className={classNames(site.page, css.page)} aria-busy="true" aria-label={t('loading')} role="status">
      <div className={css.noPhoto}>
        <Skeleton shape="box" />
      </div>
      <div className={css.two}>
        <div className={css.waiting}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <Skeleton shape="box" />
          <Skeleton shape="box" />
        </div>
        <Skeleton shape="box" />
      </div>
    </div>
  );
}

/** The way back: the last search of the session when there is one, else the home's city. */
function useBack(home: Listing): { readonly text: string; readonly url: string } {
  const t = useListingWords();
  const format = useFormat();
  const last = useLastSearch();
  if (!last) return { text: t('backToHomes'), url: `/homes/${home.provinceSlug}/${home.citySlug}` };
  const known = last.more
    ? t('backToMany', { count: format.number(last.total ?? 0) })
    : t('backToCount', { count: last.total ?? 0 });
  return { text: last.total ? known : t('backToHomes'), url: last.url };
}

function WholeHome({
  home,
  others,
}: {
  readonly home: Listing;
  readonly others: Parameters<typeof OtherHomes>[0]['homes'];
}) {
  const t = useListingWords();
  const params = useParams();
  const { data } = api.useGetContentBlocksQuery(listingArgs.blocks(params, useLanguage()));
  const region = home.currency === 'USD' ? 'united-states' : home.provinceSlug;
  const costs = blockOf(data, `usual-costs.${region}`);
  const cost = monthlyCost(home, costs);
  const back = useBack(home);
  const dispatch = useDispatch();
  useEffect(() => {
    rememberSeen(home.id);
    dispatch(tellActivity('view', home.id));
  }, [home.id, dispatch]);
  return (
    <div className={classNames(site.page, css.page)}>
      <div className={css.crumbs}>
        <Breadcrumbs back={back} crumbs={crumbsOf(home, t('homesForRent')).slice(1, 3)} />
      </div>
      <Gallery home={home} back={back.url} />
      <div className={css.two}>
        <div>
          <HomeTitle home={home} />
          <HomeFacts home={home} />
          <NewHere home={home} rules={blockOf(data, `rental-rules.${region}`)} />
          <MonthlyCostTable home={home} cost={cost} block={costs} />
          <Description home={home} />
          <Offers home={home} />
          <OtherHomes homes={others} />
          <WhereItIs home={home} />
          <RentsHere home={home} />
        </div>
        <ContactCard home={home} cost={cost} safety={blockOf(data, 'listing.safety')['text']} />
      </div>
      <SimilarHomes home={home} />
      <BottomBar home={home} />
    </div>
  );
}
