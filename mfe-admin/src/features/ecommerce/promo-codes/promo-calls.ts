import { api, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';
import { promoCodes } from '../offers/offer-screens.ts';

const tag = { type: 'Resource', id: promoCodes.resource.label } as const;

/** Calls of promo codes besides those of their resource. */
export const promoCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listPromoUses: queryOf(build, commerce.listPromoUses, { provides: [tag] }),
    getPromoExample: queryOf(build, commerce.getPromoExample),
  }),
});
