import { api, mutationOf, queryOf } from '@porchlight/client';
import { changeMyCompany, getMyCompany, removeCompanyLogo, setCompanyLogo } from '@porchlight/contracts/accounts';

// A form starts from it, and it changes elsewhere: every visit of the screen loads it again.
const perVisit = { keepUnusedDataFor: 0 } as const;

/** Calls of the landlord's company. */
export const accountDetailsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getMyCompany: queryOf(build, getMyCompany, perVisit),
    changeMyCompany: mutationOf(build, changeMyCompany),
    setCompanyLogo: mutationOf(build, setCompanyLogo),
    removeCompanyLogo: mutationOf(build, removeCompanyLogo),
  }),
});
