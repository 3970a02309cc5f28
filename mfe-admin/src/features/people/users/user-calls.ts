import { api, mutationOf, queryOf } from '@porchlight/client';
import { menuItemResource, listGuardedContent } from '@porchlight/contracts/content';
import {
  endUserSessions,
  getEffectiveRights,
  listPermissionUses,
  madePermissionResource,
  sendPasswordLink,
} from '@porchlight/contracts/accounts';

/** Tags of the resources that the rights of a user depend on. */
const tags = [
  { type: 'Resource', id: 'users' },
  { type: 'Resource', id: 'roles' },
] as const;

/** Calls of the screens of people besides those of the resources. */
export const userCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getEffectiveRights: queryOf(build, getEffectiveRights, { provides: [...tags] }),
    listPermissionUses: queryOf(build, listPermissionUses, { provides: [{ type: 'Resource', id: 'roles' }] }),
    listMadePermissions: queryOf(build, madePermissionResource.routes.list, {
      provides: [{ type: 'Resource', id: madePermissionResource.label }, tags[1]],
    }),
    listGuardedContent: queryOf(build, listGuardedContent, {
      provides: [{ type: 'Resource', id: menuItemResource.label }],
    }),
    sendPasswordLink: mutationOf(build, sendPasswordLink),
    endUserSessions: mutationOf(build, endUserSessions),
  }),
}).endpoints;
