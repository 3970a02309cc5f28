import { useMessages, usePermission } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { ListingList } from './listing-list.tsx';
import { listingsMessages } from './messages/catalog.ts';
import { NewListingLink } from './new-listing-link.tsx';

/** Renders the listings of a landlord, who turns them on and off and features them. */
export function ListingsScreen() {
  const t = useMessages(listingsMessages);
  const canCreate = usePermission('createPortalListings');
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} action={canCreate && <NewListingLink />} />
      <LandlordOnly permission="viewPortalListings">
        <ListingList />
      </LandlordOnly>
    </ConsolePage>
  );
}
