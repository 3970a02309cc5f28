import { useMessages, usePermission } from '@porchlight/client';
import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, ListCard, PageHeader } from '@porchlight/console-ui';
import { CreateButton, ResourceListContent } from '@porchlight/resource-kit';
import { peopleMessages } from './messages/catalog.ts';
import { roles, users } from './people-resources.ts';
import { PermissionList } from './roles/permission-list.tsx';

type Tab = 'users' | 'roles' | 'permissions';
const resources = { users, roles } as const;

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
        action={tab === 'permissions' ? undefined : <CreateButton screens={resources[tab]} />}
      />
      {tab === 'permissions' ? (
        <ListCard views={views} viewsLabel={t('tabs')} link={Link}>
          <PermissionList />
        </ListCard>
      ) : (
        <ResourceListContent key={tab} screens={resources[tab]} views={views} viewsLabel={t('tabs')} />
      )}
    </ConsolePage>
  );
}
