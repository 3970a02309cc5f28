import { api, mutationOf, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';
import { countUserActivity } from '@porchlight/contracts/catalog';

const userTag = { type: 'Resource', id: 'support-user' } as const;
const sessionsTag = { type: 'Resource', id: 'support-user-sessions' } as const;
const eventsTag = { type: 'Resource', id: 'support-user-events' } as const;
const mailsTag = { type: 'Resource', id: 'support-user-mails' } as const;

/** Calls of users: lists, search and record. Personal data is not cached: each view is in the audit log. */
export const userCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listSupportUsers: queryOf(build, accounts.listSupportUsers, { provides: [userTag] }),
    searchSupportUsers: queryOf(build, accounts.searchSupportUsers, { keepUnusedDataFor: 0 }),
    getSupportUser: queryOf(build, accounts.getSupportUser, { provides: [userTag] }),
    listSamePhoneUsers: queryOf(build, accounts.listSamePhoneUsers),
    listUserSessions: queryOf(build, accounts.listUserSessions, { provides: [sessionsTag] }),
    listUserMails: queryOf(build, accounts.listUserMails, { provides: [mailsTag] }),
    listUserEvents: queryOf(build, accounts.listUserEvents, { provides: [eventsTag] }),
    listUserConsents: queryOf(build, accounts.listUserConsents),
    countUserActivity: queryOf(build, countUserActivity),
    endSessionOfUser: mutationOf(build, accounts.endSessionOfUser, { invalidates: [sessionsTag, eventsTag] }),
    endSessionsOfUser: mutationOf(build, accounts.endSessionsOfUser, { invalidates: [sessionsTag, eventsTag] }),
    sendUserPasswordReset: mutationOf(build, accounts.sendUserPasswordReset, { invalidates: [mailsTag, eventsTag] }),
    sendUserVerification: mutationOf(build, accounts.sendUserVerification, { invalidates: [mailsTag, eventsTag] }),
    showUserPersonalData: mutationOf(build, accounts.showUserPersonalData, { invalidates: [eventsTag] }),
  }),
});
