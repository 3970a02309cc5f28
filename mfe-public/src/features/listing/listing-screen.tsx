import { api, trackActivity, useFormat, useLanguage, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useParams } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { addressLine, FavouriteButton } from '@porchlight/listing-ui';
import { Button, classNames, Notice, Skeleton } from '@porchlight/ui';
import { useEffect } from 'react';
import { Breadcrumbs } from '../../shared/page/breadcrumbs.tsx';
import { blockContents } from '../../shared/responses/content-blocks.ts';
import { NotFound } from '../../shared/page/not-found.tsx';
import site from '../../shared/page/page.module.css';
import { isOpenedFromSearch, useLastSearch } from '../../shared/device-storage/last-search.ts';
import { storeViewedListing } from '../../shared/device-storage/viewed-listings.ts';
import { useListingMessages } from './messages/catalog.ts';
import { BottomBar, ContactCard } from './contact/contact-card.tsx';
import { DeferredHomeDetails } from './details/deferred-home-details.tsx';
import { Gallery } from './photos/gallery.tsx';
import { UnavailableListingView } from './unavailable-listing-view.tsx';
import { ListingFacts, ListingTitle } from './listing-title.tsx';
import { crumbsOf, routeListingId, isFullListing, listingArgs } from './listing-page.ts';
import css from './listing.module.css';
import photos from './photos/photos.module.css';
import { MonthlyCostTable } from './costs/monthly-cost-table.tsx';
import { monthlyCost } from './costs/monthly-cost.ts';
import { NewcomerInfo } from './newcomer-info.tsx';
import { AreaRents } from './costs/area-rents.tsx';
import { ShareButton } from './share-button.tsx';
import { SimilarListings } from './similar-listings.tsx';
import { ListingLocation } from './location/listing-location.tsx';
import { Description, Features, OtherListings } from './listing-sections.tsx';

/** Listing page. */
export default function ListingScreen() {
  const t = useListingMessages();
  const params = useParams();
  const {
    currentData: data,
    error,
    isError,
    refetch,
  } = api.useGetListingQuery(listingArgs.listing(params, useLanguage()), {
    skip: !routeListingId(params),
  });
  const status = (error as ApiError | undefined)?.status;
  if (!routeListingId(params) || status === 404)
    return <NotFound title={t('listingMissing')} text={t('listingMissingText')} />;
  if (status === 410) return <NotFound title={t('goneTitle')} text={t('goneLong')} />;
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
  return isFullListing(data.listing) ? (
    <ListingDetails listing={data.listing} others={data.sharedLocationListings ?? []} />
  ) : (
    <UnavailableListingView listing={data.listing} similar={data.similar ?? []} />
  );
}

function ListingSkeleton() {
  const t = useListingMessages();
  return (
    <div className={classNames(site.page, css.page)} aria-busy="true" aria-label={t('loading')} role="status">
      <div className={photos.noPhoto}>
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

/** Returns the back link: the search that the listing was opened from, or else the listing's city. */
function useBackLink(listing: Listing): { readonly text: string; readonly url: string } {
  const t = useListingMessages();
  const format = useFormat();
  const last = useLastSearch();
  if (!last || !isOpenedFromSearch(listing.url))
    return { text: t('backToHomes'), url: `/homes/${listing.provinceSlug}/${listing.citySlug}` };
  const countText = last.more
    ? t('backToMany', { count: format.number(last.total ?? 0) })
    : t('backToCount', { count: last.total ?? 0 });
  return { text: last.total ? countText : t('backToHomes'), url: last.url };
}

function ListingDetails({
  listing,
  others,
}: {
  readonly listing: Listing;
  readonly others: Parameters<typeof OtherListings>[0]['listings'];
}) {
  const t = useListingMessages();
  const params = useParams();
  const { data } = api.useGetContentBlocksQuery(listingArgs.blocks(params, useLanguage()));
  const region = listing.currency === 'USD' ? 'united-states' : listing.provinceSlug;
  const costs = blockContents(data, `usual-costs.${region}`);
  const cost = monthlyCost(listing, costs);
  const back = useBackLink(listing);
  const dispatch = useDispatch();
  useEffect(() => {
    storeViewedListing(listing.id);
    dispatch(trackActivity('view', listing.id));
  }, [listing.id, dispatch]);
  return (
    <div className={classNames(site.page, css.page)}>
      <div className={css.crumbs}>
        <Breadcrumbs back={back} crumbs={crumbsOf(listing, t('homesForRent')).slice(1, 3)} />
      </div>
      <Gallery listing={listing} back={back.url} />
      <div className={css.two}>
        <div>
          <ListingTitle listing={listing}>
            <ShareButton listing={listing} />
            <span className={css.heart}>
              <FavouriteButton listingId={listing.id} name={addressLine(listing)} isPlain />
            </span>
          </ListingTitle>
          <ListingFacts listing={listing} />
          <NewcomerInfo listing={listing} rules={blockContents(data, `rental-rules.${region}`)} />
          <MonthlyCostTable listing={listing} cost={cost} block={costs} />
          <Description listing={listing} />
          <Features listing={listing} />
          <DeferredHomeDetails listing={listing} />
          <OtherListings listings={others} />
          <ListingLocation listing={listing} />
          <AreaRents listing={listing} />
        </div>
        <ContactCard listing={listing} cost={cost} safety={blockContents(data, 'listing.safety')['text']} />
      </div>
      <SimilarListings listing={listing} reading={blockContents(data, 'listing.reading')} />
      <BottomBar listing={listing} />
    </div>
  );
}
