import { api, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';

/** The calls of the mails that did not leave the house. */
export const outboxCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listOutbox: queryOf(build, accounts.listOutbox),
    getOutboxMail: queryOf(build, accounts.getOutboxMail),
  }),
});
