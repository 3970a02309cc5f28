import { useFormat, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { FavouriteListing, InquirySummary, UnavailableListing } from '@porchlight/contracts/catalog';
import { addressLine } from '@porchlight/listing-ui';
import { Button, Card, Notice, Skeleton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { ListingThumbnail } from '../../shared/listings/listing-thumbnail.tsx';
import { InquiryStatus } from '../../shared/listings/inquiry-status.tsx';
import css from './renter-profile.module.css';
import { useProfileMessages } from './messages/catalog.ts';
import { renterCalls } from '../../renter-calls.ts';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** Renders the latest inquiries and favourites of the renter. */
export const RecentActivity = () => (
  <div className={css.recent}>
    <RecentInquiries />
    <RecentFavourites />
  </div>
);

function RecentInquiries() {
  const t = useProfileMessages();
  const { data, isError, refetch } = renterCalls.useListRecentInquiriesQuery({ query: { lang: useLanguage() } }, fresh);
  return (
    <Recent
      title={t('lastInquiries')}
      all="/admin/my-inquiries"
      empty={t('noInquiries')}
      count={data?.inquiries.length}
      isError={isError}
      onRetry={() => void refetch()}
    >
      {data?.inquiries.map((inquiry) => (
        <li key={inquiry.id}>
          <InquiryRow inquiry={inquiry} />
        </li>
      ))}
    </Recent>
  );
}

function RecentFavourites() {
  const t = useProfileMessages();
  const { data, isError, refetch } = renterCalls.useListRecentFavouritesQuery(
    { query: { lang: useLanguage() } },
    fresh,
  );
  return (
    <Recent
      title={t('lastFavourites')}
      all="/admin/favourite-listings"
      empty={t('noFavourites')}
      count={data?.listings.length}
      isError={isError}
      onRetry={() => void refetch()}
    >
      {data?.listings.map((listing) => (
        <li key={listing.id}>
          <FavouriteRow listing={listing} />
        </li>
      ))}
    </Recent>
  );
}

interface RecentProps {
  readonly title: string;
  readonly all: string;
  readonly empty: string;
  readonly count: number | undefined;
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}
function Recent({ title, all, empty, count, isError, onRetry, children }: RecentProps) {
  const t = useProfileMessages();
  return (
    <Card isPadded className={css.box} role="group" aria-label={title}>
      <div className={css.boxHead}>
        <h2>{title}</h2>
        {count ? (
          <Link to={all} aria-label={`${t('seeAll')}: ${title}`}>
            {t('seeAll')}
          </Link>
        ) : null}
      </div>
      {isError && (
        <Notice
          tone="warn"
          role="alert"
          acts={
            <Button size="small" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('lastFailed')}
        </Notice>
      )}
      {count === undefined && !isError && (
        <div aria-busy="true" className={css.rowsComing}>
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <Skeleton shape="title" />
        </div>
      )}
      {count === 0 && (
        <p className={css.none}>
          {empty} <Link to="/homes">{t('findHome')}</Link>
        </p>
      )}
      {count ? <ul className={css.rows}>{children}</ul> : null}
    </Card>
  );
}

function InquiryRow({ inquiry: { id, listing, landlord, status, updatedAt } }: { readonly inquiry: InquirySummary }) {
  const t = useProfileMessages();
  const format = useFormat();
  return (
    <div className={css.row}>
      <ListingThumbnail listing={listing} />
      <div>
        <Link to={`/admin/my-inquiries?inquiry=${id}`}>{'rent' in listing ? addressLine(listing) : t('goneHome')}</Link>
        <p>
          {landlord.name} · {format.date(updatedAt)}
        </p>
      </div>
      <InquiryStatus status={status} />
    </div>
  );
}

function FavouriteRow({ listing }: { readonly listing: FavouriteListing | UnavailableListing }) {
  const t = useProfileMessages();
  const format = useFormat();
  const isOpen = 'rent' in listing && !listing.unavailable;
  return (
    <div className={css.row}>
      <ListingThumbnail listing={listing} />
      <div>
        {isOpen ? (
          <Link to={listing.url}>{addressLine(listing)}</Link>
        ) : (
          <strong>{'rent' in listing ? addressLine(listing) : (listing.title ?? t('goneHome'))}</strong>
        )}
        <p>{isOpen ? listing.title : t('gone')}</p>
      </div>
      {isOpen && <b className={css.rent}>{format.money(listing.rent, listing.currency)}</b>}
    </div>
  );
}
