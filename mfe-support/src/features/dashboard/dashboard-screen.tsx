import { useMessages, usePermission, useSession } from '@porchlight/client';
import { useOpenRoutes } from '@porchlight/client/consoles';
import { Link } from '@porchlight/client/router';
import { ConsolePage, LinkList, PageHeader } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { supportMessages } from '../../messages/catalog.ts';
import { routes } from '../../routes.ts';
import { pendingListingsPath } from '../../shared/support-paths.ts';
import { WaitingCard } from './waiting-card.tsx';

const laterRoutes = routes.filter(({ path }) => path !== pendingListingsPath);

/** Renders the dashboard of the support area: the listings that wait for review, and the pages of later releases. */
export function DashboardScreen() {
  const t = useMessages(supportMessages);
  const canReview = usePermission('showListings');
  const openRoutes = useOpenRoutes(laterRoutes, supportMessages, '/support');
  return (
    <ConsolePage>
      <PageHeader
        title={t('greeting', { name: useSession().user?.firstName ?? '' })}
        description={t(canReview ? 'intro' : 'introLater')}
      />
      {canReview && <WaitingCard />}
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
