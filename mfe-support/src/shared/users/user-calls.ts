import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

const userTag = { type: 'Resource', id: 'support-user' } as const;
const sessionsTag = { type: 'Resource', id: 'support-user-sessions' } as const;
const mailsTag = { type: 'Resource', id: 'support-user-mails' } as const;

/** Calls of users: lists, search and record. Personal data is not cached: each view is in the audit log. */
export const userCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listSupportUsers: queryOf(build, accounts.listSupportUsers, { provides: [userTag] }),
    searchSupportUsers: queryOf(build, accounts.searchSupportUsers, { keepUnusedDataFor: 0 }),
    getSupportUser: queryOf(build, accounts.getSupportUser, { provides: [userTag] }),
    listUserSessions: queryOf(build, accounts.listUserSessions, { provides: [sessionsTag] }),
    listUserMails: queryOf(build, accounts.listUserMails, { provides: [mailsTag] }),
    endSessionOfUser: mutationOf(build, accounts.endSessionOfUser, { invalidates: [sessionsTag] }),
    endSessionsOfUser: mutationOf(build, accounts.endSessionsOfUser, { invalidates: [sessionsTag] }),
    sendUserPasswordReset: mutationOf(build, accounts.sendUserPasswordReset, { invalidates: [mailsTag] }),
    showUserPersonalData: mutationOf(build, accounts.showUserPersonalData),
  }),
});
