import { faqResource, postCategoryResource, rentalRulesResource } from '@porchlight/contracts/content';
import { provinceResource } from '@porchlight/contracts/catalog';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { resourceMessages as messages } from './messages/catalog.ts';

/** Screens of a resource with the field `name`, whose records are shown in their form. */
function plainScreens(resource: ResourceScreens['resource'], list: string): ResourceScreens {
  return { resource, messages, name: 'name', paths: { list, create: `${list}/create`, edit: `${list}/:id` } };
}

/** Resources of the admin area with the paths of their screens. Titles and permissions are in `routes.ts`. */
export const faqs: ResourceScreens = {
  resource: faqResource,
  messages,
  name: 'question',
  paths: {
    list: '/admin/faqs',
    create: '/admin/faqs/create',
    show: '/admin/faqs/:id',
    edit: '/admin/faqs/:id/edit',
  },
};
export const postCategories = plainScreens(postCategoryResource, '/admin/posts/categories');
export const provinces: ResourceScreens = {
  resource: provinceResource,
  messages,
  name: 'name',
  paths: { list: '/admin/cities', edit: '/admin/provinces/:id/edit' },
};
/** Edited on the page of their province. */
export const rentalRules: ResourceScreens = {
  resource: rentalRulesResource,
  messages,
  name: 'id',
  paths: { list: '/admin/cities' },
};
