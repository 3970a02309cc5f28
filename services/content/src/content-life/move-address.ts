import type { EntityManager } from 'typeorm';

/**
 * Redirects the former address of a public record to its new one, and earlier addresses with it: each redirect is one
 * step. `before` is the record as it was.
 */
export async function moveAddress(
  manager: EntityManager,
  before: { readonly publishedAt: Date | null },
  from: string,
  to: string,
): Promise<void> {
  if (from === to || !before.publishedAt || before.publishedAt > new Date()) return;
  await manager.query('delete from redirect where from_address = $1', [to]);
  await manager.query('update redirect set to_address = $2 where to_address = $1', [from, to]);
  await manager.query(
    `
    insert into redirect (from_address, to_address) values ($1, $2)
    on conflict (from_address) do update set to_address = excluded.to_address, made_at = now()`,
    [from, to],
  );
}
