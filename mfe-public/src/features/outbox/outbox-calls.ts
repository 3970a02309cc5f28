import { api, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

/** API endpoints of the demo outbox: mails that were stored instead of sent. */
export const outboxCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listOutbox: queryOf(build, accounts.listOutbox),
    getOutboxMail: queryOf(build, accounts.getOutboxMail),
  }),
});
