import { useOpenRoutes, useSession, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, LinkList, PageHeader } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { routes } from '../../routes.ts';
import { portalMessages } from '../../messages/catalog.ts';

/** Renders the dashboard of the portal area with links to the pages that the user may open. */
export function DashboardScreen() {
  const t = useMessages(portalMessages);
  const openRoutes = useOpenRoutes(routes, portalMessages, '/portal');
  return (
    <ConsolePage>
      <PageHeader title={t('greeting', { name: useSession().user?.firstName ?? '' })} description={t('intro')} />
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
