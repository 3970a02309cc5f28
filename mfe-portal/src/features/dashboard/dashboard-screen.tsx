import { usePermission, useMessages } from '@porchlight/client';
import { useOpenRoutes } from '@porchlight/client/consoles';
import { useSelector } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { ConsolePage, LinkList } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { portalMessages } from '../../messages/catalog.ts';
import { routes } from '../../routes.ts';
import { AccountStateNotice } from '../../shared/account-state/account-state-notice.tsx';
import { DocumentsNotice } from '../../shared/account-state/documents-notice.tsx';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { Dashboard } from './dashboard.tsx';

/**
 * Renders the dashboard of a landlord; for other users the reason why it is closed, and links to the pages of the
 * portal.
 */
export function DashboardScreen() {
  const isAllowed = usePermission('viewLeads');
  const isLoading = useSelector(({ session }) => !session.permissions && session.failed !== 'permissions');
  return (
    <ConsolePage>
      <DashboardHeader />
      <LandlordOnly permission="viewLeads">
        <AccountStateNotice />
        <DocumentsNotice />
        <Dashboard />
      </LandlordOnly>
      {!isAllowed && !isLoading && <PagesCard />}
    </ConsolePage>
  );
}

function PagesCard() {
  const t = useMessages(portalMessages);
  const openRoutes = useOpenRoutes(routes, portalMessages, '/portal');
  return (
    <Card isPadded>
      <h2>{t('pagesTitle')}</h2>
      <LinkList>
        {openRoutes.map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
      </LinkList>
    </Card>
  );
}
