import { madePermissionResource, roleResource, userResource } from '@porchlight/contracts/accounts';
import type { AnyRecord, ResourceScreens } from '@porchlight/resource-kit';
import { MadeUse } from './permissions/made-use.tsx';
import { DateCell } from './users/date-cell.tsx';
import { peopleMessages as messages } from './messages/catalog.ts';

/** The names of the roles of a user. */
const RoleNames = ({ record }: { readonly record: AnyRecord }) => (record['roleNames'] as readonly string[]).join(', ');
const list = '/admin/user-management';

export const users: ResourceScreens = {
  resource: userResource,
  messages,
  name: 'email',
  paths: { list, create: '/admin/users/create', show: '/admin/users/:id', edit: '/admin/users/:id/edit' },
  cells: { roles: RoleNames, createdAt: DateCell('createdAt'), lastSeenLoginAt: DateCell('lastSeenLoginAt') },
};
export const roles: ResourceScreens = {
  resource: roleResource,
  messages,
  name: 'name',
  paths: {
    list: `${list}?tab=roles`,
    create: '/admin/roles/create',
    show: '/admin/roles/:id',
    edit: '/admin/roles/:id/edit',
  },
};
/** Permissions that owners make. */
export const madePermissions: ResourceScreens = {
  resource: madePermissionResource,
  messages,
  name: 'label',
  paths: {
    list: `${list}?tab=permissions`,
    create: '/admin/permissions/create',
    edit: '/admin/permissions/:id/edit',
  },
  cells: { roles: MadeUse },
};
