import { useSession, useMessages } from '@porchlight/client';
import { useOpenRoutes } from '@porchlight/client/consoles';
import { Link } from '@porchlight/client/router';
import { ConsolePage, LinkList, PageHeader } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { routes } from '../../routes.ts';
import { adminMessages } from '../../messages/catalog.ts';
import { WaitingTasks } from './waiting-tasks.tsx';

/** Dashboard of the admin area: pending work, and links to the pages that they may open. */
export function DashboardScreen() {
  const t = useMessages(adminMessages);
  const openRoutes = useOpenRoutes(routes, adminMessages, '/admin');
  return (
    <ConsolePage>
      <PageHeader title={t('greeting', { name: useSession().user?.firstName ?? '' })} description={t('intro')} />
      <WaitingTasks />
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
    </ConsolePage>
  );
}
