import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';

/** Cache tag of orders and what a refund of them would do. */
const ordersTag = { type: 'Resource', id: 'staff-orders' } as const;

/** Calls of the orders of all companies. */
export const ordersCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffOrders: queryOf(build, commerce.listStaffOrders, { provides: [ordersTag] }),
    getStaffOrder: queryOf(build, commerce.getStaffOrder, { provides: [ordersTag] }),
    previewRefund: queryOf(build, commerce.previewRefund, { provides: [ordersTag] }),
    refundOrder: mutationOf(build, commerce.refundOrder, { invalidates: [ordersTag] }),
  }),
});
