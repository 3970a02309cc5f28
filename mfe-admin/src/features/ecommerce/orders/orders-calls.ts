import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

/** Cache tag of orders. Previews of refunds are loaded each time, and not again once the refund was sent. */
const ordersTag = { type: 'Resource', id: 'staff-orders' } as const;

/** Calls of the orders of all companies. */
export const ordersCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffOrders: queryOf(build, commerce.listStaffOrders, { provides: [ordersTag] }),
    getStaffOrder: queryOf(build, commerce.getStaffOrder, { provides: [ordersTag] }),
    previewRefund: queryOf(build, commerce.previewRefund),
    refundOrder: mutationOf(build, commerce.refundOrder, { invalidates: [ordersTag] }),
  }),
});
