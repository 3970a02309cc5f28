import { pageResource, pageTypeResource } from '@porchlight/contracts/content';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { pagesMessages as messages } from './messages/catalog.ts';

/** Pages with the paths of their screens. */
export const pages: ResourceScreens = {
  resource: pageResource,
  messages,
  name: 'headline',
  paths: {
    list: '/admin/pages',
    create: '/admin/pages/create',
    show: '/admin/pages/:id',
    edit: '/admin/pages/:id/edit',
  },
};
/** Page types with the paths of their screens. */
export const pageTypes: ResourceScreens = {
  resource: pageTypeResource,
  messages,
  name: 'label',
  paths: { list: '/admin/pages/types', create: '/admin/pages/types/create', edit: '/admin/pages/types/:id/edit' },
};
