import { postCategoryResource, faqResource } from '@porchlight/contracts/content';
import { provinceResource } from '@porchlight/contracts/catalog';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { resourceMessages as messages } from './messages/catalog.ts';

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
export const postCategories: ResourceScreens = {
  resource: postCategoryResource,
  messages,
  name: 'name',
  paths: {
    list: '/admin/posts/categories',
    create: '/admin/posts/categories/create',
    edit: '/admin/posts/categories/:id',
  },
};
export const provinces: ResourceScreens = {
  resource: provinceResource,
  messages,
  name: 'name',
  paths: { list: '/admin/cities', edit: '/admin/provinces/:id/edit' },
};
