import { creditBundleResource, promoCodeResource } from '@porchlight/contracts/commerce';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { ecommerceMessages as messages } from '../messages/catalog.ts';

/** Resources of ecommerce with the paths of their screens. Their lists are tabs. */
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
  paths: {
    list: '/admin/ecommerce?tab=promo-codes',
    create: '/admin/promo-codes/create',
    edit: '/admin/promo-codes/:id/edit',
  },
};
