import { useMessages, usePermission, useSession } from '@porchlight/client';
import { useOpenRoutes } from '@porchlight/client/consoles';
import { Link } from '@porchlight/client/router';
import { ConsolePage, LinkList, PageHeader } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { supportMessages } from '../../messages/catalog.ts';
import { routes } from '../../routes.ts';
import { conversationsPath, pendingListingsPath, reportedListingsPath } from '../../shared/support-paths.ts';
import { HeldCard } from './held-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { ReportsCard } from './reports-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

const built: ReadonlySet<string> = new Set([conversationsPath, pendingListingsPath, reportedListingsPath]);
const laterRoutes = routes.filter(({ path }) => !built.has(path));

/** Renders the dashboard of the support area: reported listings, the listings that wait for review, and the pages of later releases. */
export function DashboardScreen() {
  const t = useMessages(supportMessages);
  const canReview = usePermission('showListings');
  const canSeeReports = usePermission('showReportedListings');
  const canReadMessages = usePermission('viewFormSubmissions');
  const canSeeHeld = usePermission('viewInquiries');
  const openRoutes = useOpenRoutes(laterRoutes, supportMessages, '/support');
  return (
    <ConsolePage>
      <PageHeader
        title={t('greeting', { name: useSession().user?.firstName ?? '' })}
        description={t(canReview || canSeeReports ? 'intro' : 'introLater')}
      />
      {canSeeReports && <ReportsCard />}
      {canReadMessages && <MessagesCard />}
      {canReview && <WaitingCard />}
      {canSeeHeld && <HeldCard />}
      <Card isPadded>
        <h2>{t('laterTitle')}</h2>
        <LinkList>
          {openRoutes.map(({ path, title }) => (
            <Link key={path} to={path}>
              {title}
            </Link>
          ))}
        </LinkList>
      </Card>
    </ConsolePage>
  );
}
