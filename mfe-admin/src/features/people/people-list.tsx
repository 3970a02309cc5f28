import { useMessages, usePermission } from '@porchlight/client';
import { useLocation, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { CreateButton, ResourceListContent } from '@porchlight/resource-kit';
import { Card } from '@porchlight/ui';
import { peopleMessages } from './messages/catalog.ts';
import { madePermissions, roles, users } from './people-resources.ts';
import { PermissionList } from './permissions/permission-list.tsx';
import css from './roles/roles.module.css';

type Tab = 'users' | 'roles' | 'permissions';
const resources = { users, roles, permissions: madePermissions } as const;

/** Screen of users, roles and permissions, as tabs. */
export function PeopleList() {
  const t = useMessages(peopleMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const canViewRoles = usePermission(roles.resource.permissions.view);
  const canViewPermissions = usePermission('viewPermissions');
  const tabs: readonly Tab[] = [
    'users',
    ...(canViewRoles ? (['roles'] as const) : []),
    ...(canViewPermissions ? (['permissions'] as const) : []),
  ];
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'users';
  const views = tabs.map((key) => ({
    key,
    label: t(`${key}.title`),
    to: key === 'users' ? pathname : `${pathname}?tab=${key}`,
    isCurrent: key === tab,
  }));
  return (
    <ConsolePage>
      <PageHeader
        title={t(`${tab}.title`)}
        description={t(`${tab}.description`)}
        action={<CreateButton screens={resources[tab]} />}
      />
      <ResourceListContent key={tab} screens={resources[tab]} views={views} viewsLabel={t('tabs')} />
      {tab === 'permissions' && (
        <section className={css.site} aria-labelledby="site-permissions">
          <h2 id="site-permissions">{t('sitePermissions')}</h2>
          <Card>
            <PermissionList />
          </Card>
        </section>
      )}
    </ConsolePage>
  );
}
