import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { PageHeader } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { editorMessages } from './messages/catalog.ts';
import { ListingState } from './side/listing-state.tsx';

/** Header with the title and state of the listing, once they are known. */
export function EditorHeader({ listing }: { readonly listing: OwnListing | undefined }) {
  const t = useMessages(editorMessages);
  return (
    <PageHeader
      title={listing ? <span lang={listing.lang}>{listing.title}</span> : t('listing')}
      status={listing && <ListingState listing={listing} />}
      breadcrumbs={[{ to: '/portal/listings', label: t('listings') }]}
      breadcrumbsLabel={t('path')}
      link={Link}
    />
  );
}
