import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { PostSummary } from '@porchlight/contracts/content';
import { PhotoPicture } from '@porchlight/listing-ui';
import { Badge, classNames } from '@porchlight/ui';
import { usePublicMessages } from '../../messages/catalog.ts';
import css from './post-card.module.css';

/** Returns the cover image URL of a guide. */
export const coverUrl = (scene: string): string => (scene.startsWith('/') ? scene : `/photos/${scene}-960.webp`);
const photoOf = (scene: string) => ({ url: coverUrl(scene), alt: '', width: 960, height: 640 });

export interface PostCardProps {
  readonly post: PostSummary;
  readonly level?: 2 | 3;
  readonly size?: 'large';
  readonly isFirst?: boolean;
}
/** Card of a guide. */
export function PostCard({ post, level = 2, size, isFirst }: PostCardProps) {
  const t = usePublicMessages();
  const format = useFormat();
  const Title = `h${level}` as const;
  return (
    <article className={classNames(css.card, size && css.large)}>
      <PhotoPicture
        photo={photoOf(post.cover)}
        sizes={size ? '(min-width: 768px) 660px, 100vw' : '(min-width: 768px) 400px, 82vw'}
        className={css.cover}
        isFirst={isFirst}
      />
      <div className={css.body}>
        <span>
          <Badge tone="brand">{post.categoryName}</Badge>
        </span>
        <Title lang={post.lang}>
          <Link to={`/guides/${post.slug}`}>{post.title}</Link>
        </Title>
        <p className={css.summary} lang={post.lang}>
          {post.summary}
        </p>
        <p className={css.meta}>
          {format.date(post.publishedAt)} · {t('minutes', { count: post.readingMinutes })}
        </p>
      </div>
    </article>
  );
}
