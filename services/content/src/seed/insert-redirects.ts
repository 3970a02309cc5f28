import type { EntityManager } from 'typeorm';
import type { SeedFolder } from './seed-folder.ts';

interface SeedRedirect {
  readonly from: string;
  readonly to: string;
}

/** Inserts redirects of short addresses that people type, unless there are redirects: staff may have removed these. */
export async function insertRedirects(manager: EntityManager, folder: SeedFolder): Promise<void> {
  const { redirects } = folder.json<{ redirects: readonly SeedRedirect[] }>('redirects.json');
  await manager.query(
    `
    insert into redirect (from_address, to_address, origin)
    select "from", "to", 'staff' from jsonb_to_recordset($1) as seed ("from" text, "to" text)
    where not exists (select from redirect)`,
    [JSON.stringify(redirects)],
  );
}
