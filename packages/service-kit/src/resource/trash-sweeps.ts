import { trashDays } from '@porchlight/contracts';
import { escapeIdentifier } from 'pg';
import type { DataSource } from 'typeorm';

const deleteHistoryOfRemoved = `
  delete from resource_history change using resource_history last
  where last.resource = change.resource and last.record_id = change.record_id and last.action = 'removed'
    and last.at < now() - interval '${trashDays} days' and not exists (
      select 1 from resource_history later
      where later.resource = last.resource and later.record_id = last.record_id and later.version > last.version)`;

/** Returns the statements that delete records 30 days after their removal, and their history. */
export function trashSweeps({ entityMetadatas }: DataSource): string[] {
  const deletions = entityMetadatas
    .filter((entity) => entity.findColumnWithPropertyName('deletedAt'))
    .map(
      ({ tableName }) =>
        `delete from ${escapeIdentifier(tableName)} where deleted_at < now() - interval '${trashDays} days'`,
    );
  return deletions.length > 0 ? [...deletions, deleteHistoryOfRemoved] : [];
}
