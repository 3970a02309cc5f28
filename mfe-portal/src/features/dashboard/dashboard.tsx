import { classNames } from '@porchlight/ui';
import { useWallet } from '../../shared/wallet/use-wallet.ts';
import { ActivityCard } from './activity/activity-card.tsx';
import css from './dashboard.module.css';
import { LeadsCard } from './leads/leads-card.tsx';
import { ListingsCard } from './listings/listings-card.tsx';
import { Starter } from './starter.tsx';
import { StatCards } from './stats/stat-cards.tsx';
import { useLatestActivities, useListingStats, useNewestLeads, useNewestListings } from './use-dashboard-data.ts';
import { VisitsCard } from './visits/visits-card.tsx';
import { Warnings } from './warnings/warnings.tsx';

/** Warnings, numbers, leads and listings of a landlord. Each card loads and fails alone. */
export function Dashboard() {
  const wallet = useWallet();
  const areWarningsKnown = !wallet.isLoading || (wallet.wallet !== undefined && wallet.stats !== undefined);
  return (
    <>
      <Warnings wallet={wallet} />
      <div className={classNames(css.cards, !areWarningsKnown && css.waiting)}>
        <Cards />
      </div>
    </>
  );
}

function Cards() {
  const leads = useNewestLeads();
  const listings = useNewestListings();
  const stats = useListingStats(30);
  const activities = useLatestActivities();
  if (listings.data?.counts.all === 0)
    return (
      <>
        <Starter />
        {hasLeads(leads) && <LeadsCard leads={leads} />}
      </>
    );
  return (
    <>
      <StatCards listings={listings} stats={stats} />
      <div className={css.columns}>
        <LeadsCard leads={leads} />
        <VisitsCard />
      </div>
      <ListingsCard listings={listings} stats={stats} />
      <ActivityCard activities={activities} />
    </>
  );
}

/** Returns whether there is something to show: leads of listings that were deleted stay. */
const hasLeads = ({ data, error }: ReturnType<typeof useNewestLeads>) =>
  error !== undefined || (data !== undefined && data.counts.open > 0);
