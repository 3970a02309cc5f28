import type { Post } from './post.entity.ts';

const maxAheadMs = 366 * 24 * 3_600_000;

/**
 * Sets the publication of a post by its state; `before` is the stored post. The time of the first publication stays.
 * Returns false if the time of a scheduled post is not from now to a year from now.
 */
export function completePublication(post: Post, now: Date, before?: Post): boolean {
  const first = firstPublication(before, now);
  // The time has come, here or while the form was open.
  if (post.state === 'scheduled' && first && !isAhead(post, now)) post.state = 'published';
  if (post.state === 'scheduled') {
    post.publishedAt = new Date(post.publishedAt ?? Number.NaN);
    return isAhead(post, now);
  }
  post.publishedAt = first;
  if (post.state === 'published') publish(post, now, before);
  return true;
}

function publish(post: Post, now: Date, before: Post | undefined): void {
  post.publishedAt ??= now;
  if (before && post.publishedAt < now && textOf(before) !== textOf(post)) post.revisedAt = now;
}

const firstPublication = (post: Post | undefined, now: Date): Date | null =>
  post?.publishedAt && post.publishedAt <= now ? post.publishedAt : null;
const textOf = ({ headline, summary, body }: Post): string => JSON.stringify([headline, summary, body]);
// A time of a form is text.
function isAhead({ publishedAt }: Post, now: Date): boolean {
  const ahead = new Date(publishedAt ?? Number.NaN).getTime() - now.getTime();
  return ahead > 0 && ahead <= maxAheadMs;
}
