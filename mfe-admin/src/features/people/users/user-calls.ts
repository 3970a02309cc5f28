import { api, mutationOf, queryOf } from '@porchlight/client';
import { endUserSessions, getEffectiveRights, sendPasswordLink } from '@porchlight/contracts/accounts';

/** Tags of the resources that the rights of a user depend on. */
const tags = [
  { type: 'Resource', id: 'users' },
  { type: 'Resource', id: 'roles' },
] as const;

/** Calls of the page of a user besides those of the resource. */
export const userCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getEffectiveRights: queryOf(build, getEffectiveRights, { provides: [...tags] }),
    sendPasswordLink: mutationOf(build, sendPasswordLink),
    endUserSessions: mutationOf(build, endUserSessions),
  }),
}).endpoints;
