import { useMessages, useSession } from '@porchlight/client';
import { useOpenRoutes, type OpenRoute } from '@porchlight/client/consoles';
import { useSelector } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { ConsolePage, LinkList, PageHeader } from '@porchlight/console-ui';
import { editedResources } from '@porchlight/contracts/accounts';
import { Card } from '@porchlight/ui';
import { builtRoutes } from '../../built-routes.ts';
import { adminMessages } from '../../messages/catalog.ts';
import { LastEdits } from './edits/last-edits.tsx';
import { dashboardMessages } from './messages/catalog.ts';
import { SiteNumbers } from './numbers/site-numbers.tsx';
import { WaitingTasks } from './waiting-tasks.tsx';
import css from './dashboard.module.css';

const isCreation = ({ path }: OpenRoute) => path.endsWith('/create');

/** Dashboard of the admin area: pending work, last edits, numbers of the site, and links to the user's pages. */
export function DashboardScreen() {
  const t = useMessages(adminMessages);
  const tasks = useMessages(dashboardMessages);
  const permissions = useSelector((state) => state.session.permissions);
  const openRoutes = useOpenRoutes(builtRoutes, adminMessages, '/admin');
  const pages = new Map(builtRoutes.map(({ path, permission }) => [path, permission]));
  const mayViewEdits = Object.values(editedResources).some((permission) => permissions?.[permission]);
  return (
    <ConsolePage>
      <PageHeader title={t('greeting', { name: useSession().user?.firstName ?? '' })} description={t('intro')} />
      <div className={css.columns}>
        <WaitingTasks />
        {mayViewEdits && <LastEdits pages={pages} />}
      </div>
      <SiteNumbers />
      <LinksCard title={tasks('create')} links={openRoutes.filter(isCreation)} />
      <LinksCard title={t('pagesTitle')} links={openRoutes.filter((route) => !isCreation(route))} />
    </ConsolePage>
  );
}

function LinksCard({ title, links }: { readonly title: string; readonly links: readonly OpenRoute[] }) {
  if (links.length === 0) return null;
  return (
    <Card isPadded>
      <h2>{title}</h2>
      <LinkList>
        {links.map(({ path, title: linkTitle }) => (
          <Link key={path} to={path}>
            {linkTitle}
          </Link>
        ))}
      </LinkList>
    </Card>
  );
}
