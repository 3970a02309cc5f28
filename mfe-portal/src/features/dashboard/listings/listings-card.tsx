import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { DataTable, RowsSkeleton } from '@porchlight/console-ui';
import type { NewListingStats, PortalListing, PortalListingsPage } from '@porchlight/contracts/catalog';
import { DashboardCard, Loaded } from '../dashboard-card.tsx';
import { dashboardMessages } from '../messages/catalog.ts';
import type { CardData } from '../use-dashboard-data.ts';
import css from './listings.module.css';
import { useListingColumns } from './use-listing-columns.tsx';

const maxListings = 5;

interface Props {
  readonly listings: CardData<PortalListingsPage>;
  readonly stats: CardData<NewListingStats>;
}

/** Card of the newest listings with their state, views and leads. */
export function ListingsCard({ listings, stats }: Props) {
  const t = useMessages(dashboardMessages);
  const all = listings.data && (
    <Link to="/portal/listings" className={css.all}>
      {t('manageAll', { count: listings.data.counts.all })}
    </Link>
  );
  return (
    <DashboardCard title={t('listings')} description={t('listingsPeriod')} action={all}>
      <Loaded
        of={listings}
        failed={t('listingsFailed')}
        skeleton={<RowsSkeleton rows={maxListings} label={t('listingsLoading')} />}
      >
        {(page) => (
          <>
            {stats.error && (
              <Loaded of={stats} failed={t('listingNumbersFailed')} skeleton={null}>
                {() => null}
              </Loaded>
            )}
            <ListingTable listings={page.listings.slice(0, maxListings)} stats={stats} />
          </>
        )}
      </Loaded>
    </DashboardCard>
  );
}

interface TableProps {
  readonly listings: readonly PortalListing[];
  readonly stats: CardData<NewListingStats>;
}

function ListingTable({ listings, stats }: TableProps) {
  const t = useMessages(dashboardMessages);
  return (
    <DataTable
      rows={listings}
      columns={useListingColumns(stats)}
      nameOf={({ title }) => title}
      texts={{ caption: t('listings') }}
    />
  );
}
