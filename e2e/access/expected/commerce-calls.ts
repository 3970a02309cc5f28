import { actors, call, unknownId, type ExpectedCall } from './call.ts';

const everyone = actors;
const key = 'k'.repeat(24);

/** Expected access of the calls of commerce. */
export const commerceCalls: readonly ExpectedCall[] = [
  call('GET', '/ecommerce/credit-prices', everyone),
  call('GET', '/ecommerce/credit-bundles', everyone),
  call('GET', '/elandlord/wallet', ['landlord']),
  call('GET', '/elandlord/account-stats', ['landlord']),
  call('GET', '/elandlord/transactions/credits', ['landlord']),
  call('GET', `/ecommerce/listing-costs/${unknownId}`, ['landlord']),
  call('POST', `/ecommerce/enable/${unknownId}`, ['landlord'], { enabled: true, key }),
  call('POST', `/ecommerce/featured/${unknownId}`, ['landlord'], { featured: true, key }),
];
