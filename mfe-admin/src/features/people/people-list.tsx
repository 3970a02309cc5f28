import { useMessages, usePermission } from '@porchlight/client';
import { useLocation, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { CreateButton, ResourceListContent } from '@porchlight/resource-kit';
import { peopleMessages } from './messages/catalog.ts';
import { roles, users } from './people-resources.ts';

/** Screen of users and roles, as two tabs. */
export function PeopleList() {
  const t = useMessages(peopleMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const canViewRoles = usePermission(roles.resource.permissions.view);
  const isRoles = canViewRoles && params.get('tab') === 'roles';
  const screens = isRoles ? roles : users;
  const views = [
    { key: 'users', label: t('users.title'), to: pathname, isCurrent: !isRoles },
    ...(canViewRoles ? [{ key: 'roles', label: t('roles.title'), to: roles.paths.list, isCurrent: isRoles }] : []),
  ];
  return (
    <ConsolePage>
      <PageHeader
        title={t(isRoles ? 'roles.title' : 'users.title')}
        description={t(isRoles ? 'roles.description' : 'users.description')}
        action={<CreateButton screens={screens} />}
      />
      <ResourceListContent key={screens.resource.label} screens={screens} views={views} viewsLabel={t('tabs')} />
    </ConsolePage>
  );
}
