import { postResource } from '@porchlight/contracts/content';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { TitleCell } from './list/title-cell.tsx';
import { postsMessages as messages } from './messages/catalog.ts';

/** Posts with the paths of their screens. */
export const posts: ResourceScreens = {
  resource: postResource,
  messages,
  name: 'headline',
  cells: { headline: TitleCell },
  paths: {
    list: '/admin/posts',
    create: '/admin/posts/create',
    show: '/admin/posts/:id',
    edit: '/admin/posts/:id/edit',
  },
};
