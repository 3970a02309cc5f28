import type { PermissionName } from '@porchlight/contracts';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { PeopleScreen } from '../people-screen.tsx';

const page = (records: readonly object[]): FakeResponse => [
  200,
  { records, pagination: { currentPage: 1, showing: { start: 1, end: records.length }, total: records.length } },
];
const at = '2026-11-20T12:00:00.000Z';
const noor = {
  id: 'u1',
  version: 3,
  updatedAt: at,
  createdAt: at,
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  language: 'en-CA',
  roles: ['guide-editor', 'support'],
  roleNames: ['Guide editor', 'Support'],
  isDisabled: false,
  userState: 'invited',
};
const editor = {
  id: 'guide-editor',
  version: 2,
  updatedAt: at,
  name: 'Guide editor',
  purpose: 'Writes guides',
  permissions: ['viewBlogs'],
  isBuiltIn: false,
  userCount: 1,
};
/** A permission that an owner made. */
export const made = {
  id: 'made-viewPartnerPages',
  version: 1,
  updatedAt: at,
  name: 'viewPartnerPages',
  action: 'view',
  area: 'PartnerPages',
  label: { 'en-CA': 'Partner pages', 'fr-CA': 'Pages des partenaires' },
  description: '',
  roles: ['site-owner'],
  roleNames: ['Site Owner'],
  keyNames: [] as string[],
};
/** Content that permissions guard; emptied by `resetPeople`. */
export const guarded: object[] = [];
/** Permissions of owners. */
export const owners = [
  ...(['viewUsers', 'viewRoles', 'modifyRoles'] as const),
  ...(['viewPermissions', 'createPermissions', 'modifyPermissions'] as const),
];
const support = { ...editor, id: 'support', name: 'Support', isBuiltIn: true, userCount: 1_001 };
const everything: readonly PermissionName[] = [
  'viewUsers',
  'createUsers',
  'modifyUsers',
  'viewRoles',
  'createRoles',
  'modifyRoles',
];

/** Opens the screens of users, roles and permissions. */
export function open(address: string, path = '*', permissions: readonly PermissionName[] = everything) {
  return openAsStaff({
    screen: <PeopleScreen />,
    at: address,
    path,
    permissions,
    responses: {
      'GET /admin/users': page([noor]),
      'GET /admin/users/u1': [200, noor],
      'GET /admin/users/u1/history': [200, { changes: [] }],
      'GET /admin/users/u1/rights': [
        200,
        {
          permissions: [
            { permission: 'viewBlogs', roles: ['guide-editor'], isEffective: false },
            { permission: 'viewFaqs', roles: ['guide-editor', 'support'], isEffective: false },
          ],
          reasons: ['inactive'],
        },
      ],
      'GET /admin/roles': page([editor, support]),
      'GET /admin/roles/guide-editor': [200, editor],
      'GET /admin/roles/guide-editor/history': [200, { changes: [] }],
      'GET /admin/roles/support': [200, support],
      'GET /admin/roles/support/history': [200, { changes: [] }],
      'PATCH /admin/roles/guide-editor': (body) => [200, { ...editor, ...body, version: 3 }],
      'GET /admin/permissions': [
        200,
        {
          permissions: [
            { permission: 'viewBlogs', roles: ['Guide editor', 'Site Owner'], calls: ['GET /admin/posts'] },
            { permission: 'modifyUtilities', roles: [], calls: [] },
          ],
        },
      ],
      'GET /admin/made-permissions': page([made]),
      'GET /admin/guarded-content': [200, { contents: guarded }],
      [`GET /admin/made-permissions/${made.id}`]: [200, made],
      [`GET /admin/made-permissions/${made.id}/history`]: [200, { changes: [] }],
      'POST /admin/made-permissions': (body) => [201, { ...made, ...body }],
      'POST /admin/made-permissions/bulk': [200, { results: [{ id: made.id, isDone: true }] }],
      'POST /admin/users': (body) => [201, { ...noor, ...body }],
      'POST /admin/users/u1/password-link': [200, {}],
      'POST /admin/users/u1/end-sessions': [200, {}],
    },
  });
}

/** Empties what a test before may have left. */
export function resetPeople(): void {
  guarded.length = 0;
  made.keyNames.length = 0;
  localStorage.clear();
}
