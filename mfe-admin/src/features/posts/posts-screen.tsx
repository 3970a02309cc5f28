import { matchPath, useLocation } from '@porchlight/client/router';
import { CreateForm, resourceRoutes } from '@porchlight/resource-kit';
import { ContentEditor } from '../../shared/content-life/content-editor.tsx';
import { ContentShow } from '../../shared/content-life/content-show.tsx';
import { PostFields } from './form/post-fields.tsx';
import { PostList } from './list/post-list.tsx';
import { postLife } from './post-life.ts';
import { posts } from './post-screens.ts';
import { PreviewScreen } from './preview/preview-screen.tsx';

// An address without a parameter comes before one that a parameter also matches: `/admin/posts/create`.
const screens = Object.entries(
  resourceRoutes(posts, {
    '/admin/posts': PostList,
    '/admin/posts/create': () => <CreateForm screens={posts} fields={PostFields} />,
    '/admin/posts/preview/:token': PreviewScreen,
    '/admin/posts/:id': () => <ContentShow life={postLife} />,
    '/admin/posts/:id/edit': () => <ContentEditor life={postLife} fields={PostFields} />,
  }),
).sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));

/** Screens of posts: list, form, record. */
export function PostsScreen() {
  const { pathname } = useLocation();
  const [path, Screen] = screens.find(([one]) => matchPath(one, pathname)) ?? [];
  return Screen && <Screen key={path} />;
}
