import { defineService, ServiceConfig } from '@porchlight/service-kit';
import { CommerceModule } from './commerce.module.ts';
import { CreditBundlePrice, CreditBundle } from './credit-bundles/credit-bundle.entity.ts';
import { CreditPrice } from './credit-prices/credit-price.entity.ts';
import { CreateEntitlements20261121050000 } from './database/migrations/20261121050000-create-entitlements.ts';
import { CreateCreditPrices20261121050100 } from './database/migrations/20261121050100-create-credit-prices.ts';
import { Entitlement } from './entitlements/entitlement.entity.ts';
import { sowEntitlements } from './entitlements/sow-entitlements.ts';

/** The commerce service with the demo entitlements of one file. */
export const commerceWith = (entitlements: URL) =>
  defineService({
    name: 'commerce',
    module: CommerceModule,
    config: ServiceConfig,
    entities: [CreditBundle, CreditBundlePrice, CreditPrice, Entitlement],
    migrations: [CreateEntitlements20261121050000, CreateCreditPrices20261121050100],
    seed: (context) => sowEntitlements(context, entitlements),
  });

/** Credits, their prices, and what they bought: commerce owns the truth, others keep a copy of it. */
export const commerce = commerceWith(new URL('../seed/entitlements.json.gz', import.meta.url));
