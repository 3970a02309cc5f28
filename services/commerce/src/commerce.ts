import { defineService, ServiceConfig } from '@porchlight/service-kit';
import { CommerceModule } from './commerce.module.ts';
import { CreditBundlePrice, CreditBundle } from './credit-bundles/credit-bundle.entity.ts';
import { CreditPrice } from './credit-prices/credit-price.entity.ts';
import { CreateEntitlements20261121050000 } from './database/migrations/20261121050000-create-entitlements.ts';
import { CreateCreditPrices20261121050100 } from './database/migrations/20261121050100-create-credit-prices.ts';
import { Entitlement } from './entitlements/entitlement.entity.ts';
import { insertEntitlements } from './entitlements/insert-entitlements.ts';

/** Returns the commerce service with the demo entitlements of a file. */
export const createCommerce = (entitlements: URL) =>
  defineService({
    name: 'commerce',
    module: CommerceModule,
    config: ServiceConfig,
    entities: [CreditBundle, CreditBundlePrice, CreditPrice, Entitlement],
    migrations: [CreateEntitlements20261121050000, CreateCreditPrices20261121050100],
    seed: (context) => insertEntitlements(context, entitlements),
  });

/**
 * Service definition of commerce: credits, prices and entitlements. Commerce is the source of truth, other services
 * hold copies.
 */
export const commerce = createCommerce(new URL('../seed/entitlements.json.gz', import.meta.url));
