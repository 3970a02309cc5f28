import { actors, call, unknownId, type Actor, type ExpectedCall } from './call.ts';

const everyone = actors;
const administrators: readonly Actor[] = ['admin', 'owner'];
const unknownUuid = '00000000-0000-4000-8000-000000000000';
const receipt = '/elandlord/tax-receipts/00000000-0000-4000-8000-000000000000';
const order = '/admin/ecommerce/orders/00000000-0000-4000-8000-000000000000';
const renewals = '/support/membership-renewals';
const staff: readonly Actor[] = ['support', ...administrators];
const key = 'k'.repeat(24);

/** Expected access of the calls of commerce. */
export const commerceCalls: readonly ExpectedCall[] = [
  call('GET', '/ecommerce/credit-prices', everyone),
  call('GET', '/ecommerce/credit-bundles', everyone),
  call('GET', '/ecommerce/membership-plans', everyone),
  call('GET', '/elandlord/wallet', ['landlord']),
  call('PATCH', '/elandlord/membership', ['landlord'], { autoRenews: false }),
  call('GET', '/elandlord/account-stats', ['landlord']),
  call('GET', '/elandlord/transactions/credits', ['landlord']),
  call('GET', '/elandlord/tax-receipts', ['landlord']),
  call('GET', receipt, ['landlord']),
  call('POST', `${receipt}/link`, ['landlord']),
  call('GET', `${receipt}/file/${unknownId}`, ['landlord']),
  call('POST', `${receipt}/mail`, ['landlord'], { key, email: 'books@example.com' }),
  call('GET', '/elandlord/accountant-email', ['landlord']),
  call('GET', '/elandlord/tax-receipts/archive/2026', ['landlord']),
  call('GET', '/elandlord/tax-information', ['landlord']),
  call('PATCH', '/elandlord/tax-information', ['landlord'], {}),
  call('GET', '/elandlord/transactions', ['landlord']),
  call('GET', '/elandlord/transactions/money', ['landlord']),
  call('GET', '/elandlord/transactions/export', ['landlord']),
  call('GET', '/elandlord/usage', ['landlord']),
  call('GET', '/elandlord/low-credit-mail', ['landlord']),
  call('PATCH', '/elandlord/low-credit-mail', ['landlord'], { enabled: true }),
  call('GET', `/ecommerce/listing-costs/${unknownId}`, ['landlord']),
  call('POST', `/ecommerce/enable/${unknownId}`, ['landlord'], { enabled: true, key }),
  call('POST', `/ecommerce/featured/${unknownId}`, ['landlord'], { featured: true, key }),
  call('GET', '/ecommerce/billing-information', ['landlord']),
  call('PATCH', '/ecommerce/billing-information', ['landlord'], {}),
  call('GET', '/ecommerce/payment-method', ['landlord']),
  call('POST', '/ecommerce/payment-method/setup', ['landlord']),
  call('POST', '/ecommerce/payment-method', ['landlord']),
  call('DELETE', '/ecommerce/payment-method', ['landlord']),
  call('POST', '/ecommerce/quote', ['landlord'], { bundleId: unknownUuid }),
  call('POST', '/ecommerce/quote/provinces', ['landlord'], { bundleId: unknownUuid }),
  call('POST', '/ecommerce/promo-code', ['landlord'], { bundleId: unknownUuid, promoCode: 'SPRING' }),
  call('POST', '/ecommerce/checkout', ['landlord'], { key, bundleId: unknownUuid, expectedTotalCents: 1 }),
  call('POST', '/ecommerce/post-checkout', ['landlord'], { orderId: unknownUuid }),
  call('POST', '/ecommerce/sandbox/confirm', ['landlord'], { orderId: unknownUuid, card: 'pm_card_visa' }),
  call('POST', '/ecommerce/sandbox/authenticate', ['landlord'], { orderId: unknownUuid, outcome: 'failed' }),
  call('GET', '/admin/ecommerce/approvals', ['admin', 'owner']),
  // Support changes few credits alone and decides nothing.
  call('POST', `/admin/ecommerce/approvals/${unknownUuid}/approve`, ['admin', 'owner'], {}),
  call('POST', `/admin/ecommerce/approvals/${unknownUuid}/reject`, ['admin', 'owner'], { note: 'Not needed' }),
  call('GET', '/admin/ecommerce/companies?search=maple', ['support', 'admin', 'owner']),
  call('POST', '/admin/ecommerce/grants', ['support', 'admin', 'owner'], {}),
  call('GET', `/admin/promo-codes/${unknownUuid}/uses`, administrators),
  call('GET', `/admin/ecommerce/promo-example?bundleId=${unknownUuid}&kind=percent&percentOff=10`, administrators),
  call('GET', '/admin/ecommerce/overview', administrators),
  call('GET', '/admin/ecommerce/credit-prices', administrators),
  call('POST', '/admin/ecommerce/credit-prices', ['owner'], {}),
  call('GET', '/admin/ecommerce/tax-rates/ON', administrators),
  call('POST', '/admin/ecommerce/tax-rates/ON', ['owner'], {}),
  call('PATCH', `/admin/ecommerce/tax-rates/ON/${unknownUuid}`, ['owner'], {}),
  call('PATCH', `/admin/ecommerce/tax-rates/ON/${unknownUuid}/registration-number`, ['owner'], {}),
  call('DELETE', `/admin/ecommerce/tax-rates/ON/${unknownUuid}`, ['owner'], { version: 1 }),
  call('GET', '/admin/ecommerce/orders', ['admin', 'owner']),
  call('GET', order, ['admin', 'owner']),
  call('GET', `${order}/refund?amountCents=100`, ['support', 'admin', 'owner']),
  call('POST', `${order}/refund`, ['support', 'admin', 'owner'], { key, amountCents: 100, reason: 'By mistake' }),
  call('GET', `${renewals}/members`, staff),
  call('POST', `${renewals}/preview`, staff, {
    months: 12,
    basis: 'invoice',
    rows: [{ companyId: unknownUuid, oldExpiry: '2026-01-01' }],
  }),
  call('POST', `${renewals}/runs`, staff, {}),
  call('GET', `${renewals}/runs`, staff),
  call('GET', `${renewals}/runs/${unknownUuid}`, staff),
  call('GET', `${renewals}/runs/${unknownUuid}/file`, staff),
  call('POST', `${renewals}/runs/${unknownUuid}/cancel`, staff),
  call('POST', `${renewals}/runs/${unknownUuid}/retry`, staff, { key }),
  // Without the provider's signature it does nothing for anybody.
  call('POST', '/webhooks/stripe', everyone, {}),
];
