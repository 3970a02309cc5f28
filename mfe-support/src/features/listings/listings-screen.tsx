import { useMessages } from '@porchlight/client';
import { Link, useParams, useLocation } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { expiryNoticeDays, listingExpiryDays } from '@porchlight/contracts/catalog';
import { StaffOnly } from '@porchlight/resource-kit';
import { LinkButton, Notice } from '@porchlight/ui';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { listingSearchPath, pendingListingsPath } from '../../shared/support-paths.ts';
import { ListingList } from './listing-list.tsx';
import { listingViews } from './listing-views.ts';
import { listingsMessages } from './messages/catalog.ts';
import { PendingList } from './pending-list.tsx';

const staleDays = listingExpiryDays - expiryNoticeDays.first;

/** Renders the listings of the filter in the address; all of them, with a notice, for an unknown filter. */
export function ListingsScreen() {
  const t = useMessages(listingsMessages);
  const { filter: named } = useParams();
  // The route of the queue has no parameter.
  const isQueue = useLocation().pathname === pendingListingsPath;
  const view = isQueue ? 'pending' : listingViews.find((one) => one === named);
  return (
    <ConsolePage>
      <PageHeader
        title={t('listings')}
        description={t(`description.${view ?? 'all'}`, { days: staleDays })}
        action={
          <LinkButton look="primary" icon={IconSearch} link={Link} to={listingSearchPath}>
            {t('find')}
          </LinkButton>
        }
      />
      <StaffOnly permission="showListings">
        {named !== undefined && view === undefined && (
          <Notice tone="info" role="status" title={t('unknownFilter')}>
            {t('unknownFilterText')}
          </Notice>
        )}
        {view === 'pending' ? <PendingList /> : <ListingList key={view} filter={view ?? 'all'} />}
      </StaffOnly>
    </ConsolePage>
  );
}
