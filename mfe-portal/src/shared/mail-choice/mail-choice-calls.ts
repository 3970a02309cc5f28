import { api, mutationOf, queryOf } from '@porchlight/client';
import { changeLeadMail, getLeadMail } from '@porchlight/contracts/catalog';
import { changeLowCreditMail, getLowCreditMail } from '@porchlight/contracts/commerce';

const lowCredits = { type: 'Resource', id: 'low-credit-mail' } as const;
const messages = { type: 'Resource', id: 'lead-mail' } as const;

/** Calls of the emails that a landlord can turn off. */
export const mailChoiceCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getLowCreditMail: queryOf(build, getLowCreditMail, { provides: [lowCredits] }),
    changeLowCreditMail: mutationOf(build, changeLowCreditMail, { invalidates: [lowCredits] }),
    getLeadMail: queryOf(build, getLeadMail, { provides: [messages] }),
    changeLeadMail: mutationOf(build, changeLeadMail, { invalidates: [messages] }),
  }),
});
