import { matchPath, useLocation } from '@porchlight/client/router';
import { CreateForm, resourceRoutes } from '@porchlight/resource-kit';
import { PostEditor } from './form/post-editor.tsx';
import { PostFields } from './form/post-fields.tsx';
import { PostList } from './list/post-list.tsx';
import { PostShow } from './post-show.tsx';
import { posts } from './post-screens.ts';
import { PreviewScreen } from './preview/preview-screen.tsx';

// An address without a parameter comes before one that a parameter also matches: `/admin/posts/create`.
const screens = Object.entries(
  resourceRoutes(posts, {
    '/admin/posts': PostList,
    '/admin/posts/create': () => <CreateForm screens={posts} fields={PostFields} />,
    '/admin/posts/preview/:token': PreviewScreen,
    '/admin/posts/:id': PostShow,
    '/admin/posts/:id/edit': PostEditor,
  }),
).sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));

/** Screens of posts: list, form, record. */
export function PostsScreen() {
  const { pathname } = useLocation();
  const [path, Screen] = screens.find(([one]) => matchPath(one, pathname)) ?? [];
  return Screen && <Screen key={path} />;
}
