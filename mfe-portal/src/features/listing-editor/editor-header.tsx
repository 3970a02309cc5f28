import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { PageHeader } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { ListingState } from '../../shared/listing-state/listing-state.tsx';
import { editorMessages } from './messages/catalog.ts';

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
