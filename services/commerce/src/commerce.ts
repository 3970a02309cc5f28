import { defineService } from '@porchlight/service-kit';
import { CommerceModule } from './commerce.module.ts';
import { CommerceConfig } from './config.ts';
import { entities } from './database/entities.ts';
import { migrations } from './database/migrations.ts';
import { insertDemoMembers } from './demo-landlord/insert-demo-members.ts';
import { insertLandlordHistory } from './demo-landlord/insert-landlord-history.ts';
import { insertEntitlements } from './entitlements/insert-entitlements.ts';
import { insertWallets } from './wallet/insert-wallets.ts';

// An unverified landlord can buy nothing; accounts reports it again when it verifies its address.
const sweeps = [
  `delete from landlord where not is_verified and reported_at < now() - interval '31 days'`,
  'delete from company where not exists (select from landlord where company_id = company.id)',
  `delete from idempotency_record where created_at < now() - interval '2 days'`,
  `delete from failed_attempt where last_at < now() - interval '1 day'`,
  `delete from credit_allowance where business_date < current_date - 2`,
  `delete from payment_client where since < now() - interval '1 day'`,
  `delete from webhook_inbox where received_at < now() - interval '90 days'`,
];

/** Returns the commerce service with the demo entitlements and wallets of a file, and the demo landlord's history. */
export const createCommerce = (seed: URL) =>
  defineService({
    name: 'commerce',
    module: CommerceModule,
    config: CommerceConfig,
    entities,
    migrations,
    sweeps,
    seed: async (context) => {
      await insertEntitlements(context, seed);
      await insertWallets(context, seed);
      await insertLandlordHistory(context);
      await insertDemoMembers(context, seed);
    },
  });

/**
 * Service definition of commerce: credits, prices and entitlements. Commerce is the source of truth, other services
 * hold copies.
 */
export const commerce = createCommerce(new URL('../seed/entitlements.json.gz', import.meta.url));
