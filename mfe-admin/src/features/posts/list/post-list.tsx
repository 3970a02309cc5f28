import { useMessages, usePermission } from '@porchlight/client';
import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader, type ListView } from '@porchlight/console-ui';
import { CreateButton, ResourceListContent } from '@porchlight/resource-kit';
import { LinkButton } from '@porchlight/ui';
import { postsMessages } from '../messages/catalog.ts';
import { posts } from '../post-screens.ts';
import css from './post-list.module.css';

/** Screen of all posts, with a tab for each state. */
export function PostList() {
  const t = useMessages(postsMessages);
  return (
    <ConsolePage>
      <PageHeader
        title={t('posts.title')}
        description={t('posts.description')}
        action={
          <div className={css.actions}>
            <LinkButton link={Link} to="/admin/posts/categories">
              {t('categories')}
            </LinkButton>
            <CreateButton screens={posts} />
          </div>
        }
      />
      <ResourceListContent screens={posts} views={useStateViews()} viewsLabel={t('views')} />
    </ConsolePage>
  );
}

const states = [
  ['published', 'views.published'],
  ['changed', 'views.changed'],
  ['scheduled', 'views.scheduled'],
  ['draft', 'views.draft'],
] as const;

function useStateViews(): readonly ListView[] {
  const t = useMessages(postsMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const canRemove = usePermission('modifyBlogs');
  const isTrash = params.get('trash') === 'true';
  const current = isTrash ? 'trash' : (params.get('state') ?? 'all');
  const view = (key: string, label: string, query: string) => ({
    key,
    label,
    to: pathname + query,
    isCurrent: key === current,
  });
  return [
    view('all', t('views.all'), ''),
    ...states.map(([state, label]) => view(state, t(label), `?state=${state}`)),
    ...(canRemove ? [view('trash', t('views.trash'), '?trash=true')] : []),
  ];
}
