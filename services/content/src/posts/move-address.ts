import type { EntityManager } from 'typeorm';
import type { Post } from './post.entity.ts';

const addressOf = ({ slug }: Post): string => `/guides/${slug}`;

/**
 * Redirects the former address of a public post to its new one, and earlier addresses with it: each redirect is one
 * step.
 */
export async function moveAddress(manager: EntityManager, before: Post, after: Post): Promise<void> {
  if (before.slug === after.slug || !before.publishedAt || before.publishedAt > new Date()) return;
  const addresses = [addressOf(before), addressOf(after)];
  await manager.query('delete from redirect where from_address = $1', [addressOf(after)]);
  await manager.query('update redirect set to_address = $2 where to_address = $1', addresses);
  await manager.query(
    `
    insert into redirect (from_address, to_address) values ($1, $2)
    on conflict (from_address) do update set to_address = excluded.to_address, made_at = now()`,
    addresses,
  );
}
