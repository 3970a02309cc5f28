import { acceptUploads, defineService } from '@porchlight/service-kit';
import { documentSweep } from './account-documents/document-sweep.ts';
import { importSweeps } from './account-imports/import-sweeps.ts';
import { AccountsModule } from './accounts.module.ts';
import { AccountsConfig } from './config.ts';
import { entities } from './database/entities.ts';
import { migrations } from './database/migrations.ts';
import { incidentSweep } from './security-incidents/incident-sweep.ts';
import { insertAccounts } from './seed/insert-accounts.ts';

// Retention: ended sessions 30 days, login attempts 1 day, decoy accounts 31 days (one day longer than their session
// can last), audit rows, views by support, decided account reviews, closed security incidents and notes of staff 24
// months, documents of reviews 30 days after the decision, rows of imported files 30 days, identifiers of restricted accounts 5 years, ended API keys and
// their use 90 days.
const sweeps = [
  `delete from session where expires_at < now() - interval '30 days' or revoked_at < now() - interval '30 days'`,
  `delete from login_attempt where last_at < now() - interval '1 day' and next_at < now()`,
  `delete from person where state = 'decoy' and created_at < now() - interval '31 days'`,
  `delete from mail_code where expires_at < now() - interval '1 day'`,
  `delete from mail where settled_at < now() - interval '90 days'`,
  `delete from audit_event where at < now() - interval '24 months'`,
  `delete from support_view where started_at < now() - interval '24 months'`,
  `delete from audit_seal where at < now() - interval '24 months'`,
  `delete from mail_change where made_at < now() - interval '2 days'`,
  `delete from person_export where asked_at < now() - interval '1 day'`,
  `delete from api_key where expires_at < now() - interval '90 days' or revoked_at < now() - interval '90 days'`,
  `delete from api_key_use where used_on < now() - interval '90 days'`,
  `delete from api_call_failure where hour < now() - interval '7 days'`,
  `delete from blocked_identifier where blocked_at < now() - interval '5 years'`,
  `delete from account_review where decided_at < now() - interval '24 months'`,
  `delete from mail_link where made_at < now() - interval '90 days'`,
  `delete from staff_note where coalesce(edited_at, created_at) < now() - interval '24 months'`,
  incidentSweep,
  documentSweep,
  ...importSweeps,
];

/** Service definition of accounts: users, sessions, roles and permissions. */
export const accounts = defineService({
  name: 'accounts',
  module: AccountsModule,
  entities,
  migrations,
  config: AccountsConfig,
  sweeps,
  seed: insertAccounts,
  setUp: acceptUploads,
});
