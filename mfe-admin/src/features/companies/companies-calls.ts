import { api, mutationOf, queryOf } from '@porchlight/client';
import { removeLogoOfCompany, setLogoOfCompany } from '@porchlight/contracts/accounts';
import * as catalog from '@porchlight/contracts/catalog';
import { companies } from './company-screens.ts';

const invalidates = [{ type: 'Resource', id: companies.resource.label }] as const;

/** Calls about companies besides those of the resource. */
export const companiesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    countCompanyListings: queryOf(build, catalog.countCompanyListings),
    setLogoOfCompany: mutationOf(build, setLogoOfCompany, { invalidates }),
    removeLogoOfCompany: mutationOf(build, removeLogoOfCompany, { invalidates }),
  }),
});
