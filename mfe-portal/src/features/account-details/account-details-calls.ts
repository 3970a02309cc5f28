import { api, mutationOf, queryOf } from '@porchlight/client';
import { changeMyCompany, getMyCompany } from '@porchlight/contracts/accounts';
import { getLowCreditMail } from '@porchlight/contracts/commerce';

// A form starts from these, and both change elsewhere: every visit of the screen loads them again.
const perVisit = { keepUnusedDataFor: 0 } as const;

/** Calls of the landlord's company, and of the emails that can be turned off. */
export const accountDetailsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getMyCompany: queryOf(build, getMyCompany, perVisit),
    changeMyCompany: mutationOf(build, changeMyCompany),
    getLowCreditMailState: queryOf(build, getLowCreditMail, perVisit),
  }),
});
