import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { ListingList } from './listing-list.tsx';
import { listingsMessages } from './messages/catalog.ts';

/** Renders the listings of a landlord, who turns them on and off and features them. */
export function ListingsScreen() {
  const t = useMessages(listingsMessages);
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      <LandlordOnly permission="createCheckout">
        <ListingList />
      </LandlordOnly>
    </ConsolePage>
  );
}
