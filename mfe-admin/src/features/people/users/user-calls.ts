import { api, mutationOf, queryOf } from '@porchlight/client';
import { listGuardedContent } from '@porchlight/contracts/content';
import {
  endUserSessions,
  getEffectiveRights,
  listPermissionUses,
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
    listGuardedContent: queryOf(build, listGuardedContent, {
      provides: [{ type: 'Resource', id: 'menuItems' }],
    }),
    sendPasswordLink: mutationOf(build, sendPasswordLink),
    endUserSessions: mutationOf(build, endUserSessions),
  }),
}).endpoints;
