import type { PostSummary } from '@porchlight/contracts/content';
import { PostCard } from './post-card.tsx';
import css from './post-grid.module.css';

/** Grid of guide cards. */
export function PostGrid({ posts, level = 2 }: { readonly posts: readonly PostSummary[]; readonly level?: 2 | 3 }) {
  return (
    <ul className={css.grid}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} level={level} />
        </li>
      ))}
    </ul>
  );
}
