import type { EntityManager } from 'typeorm';

/** Lets one transaction at a time write redirects: two of them could make a loop that neither contains alone. */
export async function lockRedirects(manager: EntityManager): Promise<void> {
  await manager.query('lock table redirect in share row exclusive mode');
}

/**
 * Leads the other redirects to an address on to the target of the redirect `id` that now starts there. The history has
 * no entry for it: their target followed a move.
 */
export async function leadOn(
  { id, from, to }: { readonly id?: string | undefined; readonly from: string; readonly to: string },
  manager: EntityManager,
): Promise<void> {
  await manager.query(
    `
    update redirect set version = version + 1, updated_at = now(),
      to_address = $2 || case when $2 ~ '[?#]' then '' else substr(to_address, length($1) + 1) end
    where substring(to_address from '^[^?#]*') = $1 and deleted_at is null and id is distinct from $3::uuid`,
    [from, to, id ?? null],
  );
}
