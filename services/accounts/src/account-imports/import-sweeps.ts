import { importRetentionDays } from '@porchlight/contracts/accounts';

/**
 * Deletes the rows of uploaded files after 30 days, and files that were not confirmed with them. What became of the
 * others is deleted after 24 months.
 */
export const importSweeps: readonly string[] = [
  `delete from account_import
    where state in ('uploaded', 'dry_run') and started_at < now() - interval '${importRetentionDays} days'`,
  `delete from account_import_row using account_import
    where account_import.id = import_id and ended_at < now() - interval '${importRetentionDays} days'`,
  `delete from account_import where started_at < now() - interval '24 months'`,
];
