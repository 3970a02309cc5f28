import { creditBundleResource, membershipPlanResource, promoCodeResource } from '@porchlight/contracts/commerce';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { ecommerceMessages as messages } from '../messages/catalog.ts';
import { PromoKindCell } from '../promo-codes/promo-kind-cell.tsx';

/** Resources of ecommerce with the paths of their screens. Their lists are tabs, and so are the forms of plans. */
export const bundles: ResourceScreens = {
  resource: creditBundleResource,
  messages,
  name: 'name',
  paths: {
    list: '/admin/ecommerce?tab=bundles',
    create: '/admin/credit-bundles/create',
    edit: '/admin/credit-bundles/:id/edit',
  },
};
export const promoCodes: ResourceScreens = {
  resource: promoCodeResource,
  messages,
  name: 'code',
  cells: { kind: PromoKindCell },
  paths: {
    list: '/admin/ecommerce?tab=promo-codes',
    create: '/admin/promo-codes/create',
    edit: '/admin/promo-codes/:id/edit',
  },
};
/** Parameter of the address with the id of the plan in the form, or `new`. */
export const planParam = 'plan';
const plansPath = '/admin/ecommerce?tab=plans';
export const plans: ResourceScreens = {
  resource: membershipPlanResource,
  messages,
  name: 'name',
  paths: {
    list: plansPath,
    create: `${plansPath}&${planParam}=new`,
    edit: `${plansPath}&${planParam}=:id`,
  },
};
