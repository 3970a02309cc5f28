import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { listingsPath } from '../../shared/support-paths.ts';
import { ListingSearch } from './listing-search.tsx';
import { listingSearchMessages } from './messages/catalog.ts';

/** Renders the search of listings by what a caller can name. */
export function ListingSearchScreen() {
  const t = useMessages(listingSearchMessages);
  return (
    <ConsolePage>
      <PageHeader
        title={t('title')}
        description={t('description')}
        breadcrumbs={[{ to: listingsPath, label: t('listings') }]}
        breadcrumbsLabel={t('path')}
        link={Link}
      />
      <StaffOnly permission="showListings">
        <ListingSearch />
      </StaffOnly>
    </ConsolePage>
  );
}
