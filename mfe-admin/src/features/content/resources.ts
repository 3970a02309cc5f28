import {
  faqResource,
  faqTopicResource,
  postCategoryResource,
  rentalRulesResource,
} from '@porchlight/contracts/content';
import { cityResource, metroAreaResource, provinceResource } from '@porchlight/contracts/catalog';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { resourceMessages as messages } from './messages/catalog.ts';

/** Screens of a resource with the field `name`, whose records are shown in their form. */
function plainScreens(resource: ResourceScreens['resource'], list: string): ResourceScreens {
  return { resource, messages, name: 'name', paths: { list, create: `${list}/create`, edit: `${list}/:id` } };
}

/** Screens of a resource whose records are shown as text, with their form on a screen of its own. */
function shownScreens(resource: ResourceScreens['resource'], list: string, name: string): ResourceScreens {
  const paths = { list, create: `${list}/create`, show: `${list}/:id`, edit: `${list}/:id/edit` };
  return { resource, messages, name, paths };
}

/** Resources of the admin area with the paths of their screens. Titles and permissions are in `routes.ts`. */
export const faqs = shownScreens(faqResource, '/admin/faqs', 'question');
/** Edited at the translation desk. */
export const faqTopics: ResourceScreens = {
  resource: faqTopicResource,
  messages,
  name: 'name',
  paths: { list: '/admin/faqs' },
};
export const postCategories = plainScreens(postCategoryResource, '/admin/posts/categories');
export const provinces: ResourceScreens = {
  ...plainScreens(provinceResource, '/admin/cities'),
  paths: { list: '/admin/cities?tab=provinces', edit: '/admin/provinces/:id/edit' },
};
export const cities: ResourceScreens = {
  ...plainScreens(cityResource, '/admin/cities'),
  paths: { list: '/admin/cities', edit: '/admin/cities/:id/edit' },
};
export const metroAreas: ResourceScreens = {
  ...plainScreens(metroAreaResource, '/admin/metropolitan-areas'),
  paths: {
    list: '/admin/metropolitan-areas',
    create: '/admin/metropolitan-areas/create',
    edit: '/admin/metropolitanarea/:id/edit',
  },
};
/** Edited on the page of their province. */
export const rentalRules: ResourceScreens = {
  resource: rentalRulesResource,
  messages,
  name: 'id',
  paths: { list: '/admin/cities?tab=provinces' },
};
