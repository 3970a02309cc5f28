import type { AnyResource } from '@porchlight/contracts';
import { companyResource, roleResource, userResource, type EditedResource } from '@porchlight/contracts/accounts';
import { cityResource, metroAreaResource, provinceResource } from '@porchlight/contracts/catalog';
import { creditBundleResource, promoCodeResource } from '@porchlight/contracts/commerce';
import {
  faqResource,
  pageResource,
  pageTypeResource,
  postCategoryResource,
  postResource,
  redirectResource,
} from '@porchlight/contracts/content';

/** Resource with the field that names a record, and the path of its screen. */
export interface EditedRecords {
  readonly resource: AnyResource;
  readonly name: string;
  readonly path: string;
}

/** Resources whose changes the dashboard shows, by label. */
export const editedRecords: Readonly<Record<EditedResource, EditedRecords>> = {
  cities: { resource: cityResource, name: 'name', path: '/admin/cities/:id/edit' },
  companies: { resource: companyResource, name: 'name', path: '/admin/companies/:id' },
  creditBundles: { resource: creditBundleResource, name: 'name', path: '/admin/credit-bundles/:id/edit' },
  faqs: { resource: faqResource, name: 'question', path: '/admin/faqs/:id' },
  metroAreas: { resource: metroAreaResource, name: 'name', path: '/admin/metropolitanarea/:id/edit' },
  pages: { resource: pageResource, name: 'headline', path: '/admin/pages/:id' },
  pageTypes: { resource: pageTypeResource, name: 'label', path: '/admin/pages/types/:id/edit' },
  postCategories: { resource: postCategoryResource, name: 'name', path: '/admin/posts/categories/:id' },
  posts: { resource: postResource, name: 'headline', path: '/admin/posts/:id' },
  promoCodes: { resource: promoCodeResource, name: 'code', path: '/admin/promo-codes/:id/edit' },
  provinces: { resource: provinceResource, name: 'name', path: '/admin/provinces/:id/edit' },
  redirects: { resource: redirectResource, name: 'fromAddress', path: '/admin/redirects/:id' },
  roles: { resource: roleResource, name: 'name', path: '/admin/roles/:id' },
  users: { resource: userResource, name: 'email', path: '/admin/users/:id' },
};
