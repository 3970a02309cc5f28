import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { LeadsPage } from '@porchlight/contracts/catalog';
import { EmptyState, Skeleton, VisuallyHidden } from '@porchlight/ui';
import { DashboardCard, Loaded } from '../dashboard-card.tsx';
import { dashboardMessages } from '../messages/catalog.ts';
import type { CardData } from '../use-dashboard-data.ts';
import { LeadRow } from './lead-row.tsx';
import css from './leads.module.css';
import cardCss from '../dashboard.module.css';

const maxLeads = 5;

/** Card of the leads: those who wait first, then the latest. */
export function LeadsCard({ leads }: { readonly leads: CardData<LeadsPage> }) {
  const t = useMessages(dashboardMessages);
  return (
    <DashboardCard title={t('leads')}>
      <div className={css.body}>
        <Loaded of={leads} failed={t('leadsFailed')} skeleton={<LeadsSkeleton />}>
          {(page) => (page.leads.length === 0 ? <NoLeads /> : <Leads page={page} />)}
        </Loaded>
      </div>
    </DashboardCard>
  );
}

function Leads({ page: { leads, counts } }: { readonly page: LeadsPage }) {
  const t = useMessages(dashboardMessages);
  return (
    <>
      <ul>
        {leads.slice(0, maxLeads).map((lead) => (
          <LeadRow key={lead.id} lead={lead} />
        ))}
      </ul>
      <p className={cardCss.all}>
        <Link to="/portal/leads">{t('allLeads', { count: counts.open })}</Link>
      </p>
    </>
  );
}

function NoLeads() {
  const t = useMessages(dashboardMessages);
  return <EmptyState title={t('leadsEmpty')}>{t('leadsEmptyText')}</EmptyState>;
}

function LeadsSkeleton() {
  const t = useMessages(dashboardMessages);
  return (
    <div role="status">
      <VisuallyHidden>{t('leadsLoading')}</VisuallyHidden>
      {Array.from({ length: maxLeads }, (_, row) => (
        <div key={row} className={css.placeholder}>
          <Skeleton shape="short" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
