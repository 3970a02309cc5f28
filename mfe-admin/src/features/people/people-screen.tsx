import { matchPath, useLocation } from '@porchlight/client/router';
import { CreateForm, EditForm } from '@porchlight/resource-kit';
import type { ComponentType } from 'react';
import { PeopleList } from './people-list.tsx';
import { roles, users } from './people-resources.ts';
import { EditPermission, NewPermission } from './permissions/permission-screens.tsx';
import { RoleFields } from './roles/role-fields.tsx';
import { RoleShow } from './roles/role-show.tsx';
import { InvitationFields, UserFields } from './users/user-fields.tsx';
import { UserShow } from './users/user-show.tsx';

// An address without a parameter comes before one that a parameter also matches: `/admin/users/create`.
const screens: readonly (readonly [path: string, screen: ComponentType])[] = [
  ['/admin/user-management', PeopleList],
  ['/admin/users/create', () => <CreateForm screens={users} fields={InvitationFields} />],
  ['/admin/roles/create', () => <CreateForm screens={roles} fields={RoleFields} />],
  ['/admin/permissions/create', NewPermission],
  ['/admin/permissions/:id/edit', EditPermission],
  ['/admin/users/:id', UserShow],
  ['/admin/users/:id/edit', () => <EditForm screens={users} fields={UserFields} />],
  ['/admin/roles/:id', RoleShow],
  ['/admin/roles/:id/edit', () => <EditForm screens={roles} fields={RoleFields} />],
];

/** Screens of users and roles: lists, forms, records. */
export function PeopleScreen() {
  const { pathname } = useLocation();
  const [path, Screen] = screens.find(([one]) => matchPath(one, pathname)) ?? [];
  return Screen && <Screen key={path} />;
}
