import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { PageHeader, StatusBadge } from '@porchlight/console-ui';
import type { ReviewedListing } from '@porchlight/contracts/catalog';
import { LinkButton, VisuallyHidden } from '@porchlight/ui';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { ListingState } from '../../shared/listing-state/listing-state.tsx';
import { RiskBadge } from '../../shared/risk-badge.tsx';
import { listingsPath, pendingListingsPath } from '../../shared/support-paths.ts';
import { listingMessages } from './messages/catalog.ts';

/** Title of a listing with its state, and the way back to the queue, or to all listings when it is not in the queue. */
export function RecordHeader({ record }: { readonly record: ReviewedListing | undefined }) {
  const t = useMessages(listingMessages);
  const isOther = record !== undefined && record.listing.status !== 'pending_review';
  return (
    <PageHeader
      title={record ? <span lang={record.listing.lang}>{record.listing.title}</span> : t('listing')}
      status={record && <Badges record={record} />}
      action={record && <PreviewLink id={record.listing.id} />}
      breadcrumbs={[
        isOther ? { to: listingsPath, label: t('listings') } : { to: pendingListingsPath, label: t('queue') },
      ]}
      breadcrumbsLabel={t('path')}
      link={Link}
    />
  );
}

function PreviewLink({ id }: { readonly id: string }) {
  const t = useMessages(listingMessages);
  return (
    <LinkButton icon={IconEye} to={`/preview/${id}`} target="_blank">
      {t('preview')}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </LinkButton>
  );
}

function Badges({ record: { listing, reviews, publishedListings } }: { readonly record: ReviewedListing }) {
  const t = useMessages(listingMessages);
  return (
    <>
      <ListingState listing={listing} />
      {reviews[0] && <RiskBadge risk={reviews[0].risk} />}
      {publishedListings === 0 && <StatusBadge tone="info">{t('firstListing')}</StatusBadge>}
    </>
  );
}
