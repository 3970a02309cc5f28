/** Calls between services on their internal routes, with their permitted callers. */
export const internalCalls: readonly {
  readonly service: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly callers: readonly string[];
}[] = [
  ...['catalog', 'accounts', 'commerce', 'content'].map((service) => ({
    service,
    method: 'POST' as const,
    path: '/internal/events',
    callers: ['catalog', 'accounts', 'commerce', 'content'],
  })),
  { service: 'accounts', method: 'POST', path: '/internal/sessions/resolve', callers: ['gateway'] },
  { service: 'accounts', method: 'POST', path: '/internal/api-report', callers: ['gateway'] },
  { service: 'accounts', method: 'GET', path: '/internal/people/:personId/masked-address', callers: ['catalog'] },
  { service: 'accounts', method: 'POST', path: '/internal/people/:personId/sender-check', callers: ['catalog'] },
  { service: 'accounts', method: 'POST', path: '/internal/landlords/names', callers: ['catalog'] },
  { service: 'accounts', method: 'GET', path: '/internal/landlords/search', callers: ['catalog'] },
  { service: 'accounts', method: 'GET', path: '/internal/made-permissions/:permission', callers: ['content'] },
  {
    service: 'content',
    method: 'POST',
    path: '/internal/made-permissions/:permission/closing',
    callers: ['accounts'],
  },
  { service: 'catalog', method: 'GET', path: '/internal/people/:personId/counts', callers: ['accounts'] },
  { service: 'catalog', method: 'GET', path: '/internal/companies/:companyId/listing-count', callers: ['accounts'] },
  { service: 'catalog', method: 'POST', path: '/internal/companies/live-listings', callers: ['accounts'] },
  { service: 'commerce', method: 'POST', path: '/internal/companies/memberships', callers: ['accounts'] },
  { service: 'commerce', method: 'GET', path: '/internal/members', callers: ['accounts'] },
  { service: 'commerce', method: 'GET', path: '/internal/company-of-payment', callers: ['accounts'] },
  { service: 'commerce', method: 'GET', path: '/internal/people/:personId/remaining-credits', callers: ['accounts'] },
  { service: 'catalog', method: 'GET', path: '/internal/entitlements', callers: ['commerce'] },
  { service: 'catalog', method: 'POST', path: '/internal/listing-titles', callers: ['commerce'] },
  { service: 'catalog', method: 'POST', path: '/internal/people/export', callers: ['accounts'] },
  { service: 'commerce', method: 'POST', path: '/internal/people/export', callers: ['accounts'] },
  { service: 'content', method: 'POST', path: '/internal/people/export', callers: ['accounts'] },
  ...['catalog', 'commerce'].flatMap((service) =>
    ['preview', 'move', 'return'].map((part) => ({
      service,
      method: 'POST' as const,
      path: `/internal/account-merges/${part}`,
      callers: ['accounts'],
    })),
  ),
  { service: 'commerce', method: 'POST', path: '/internal/account-merges/approve', callers: ['accounts'] },
  { service: 'commerce', method: 'GET', path: '/internal/tax-receipts/:id/file', callers: ['accounts'] },
  { service: 'content', method: 'POST', path: '/internal/conversation-aliases/take', callers: ['catalog'] },
  { service: 'content', method: 'POST', path: '/internal/conversation-mails', callers: ['catalog'] },
  { service: 'content', method: 'GET', path: '/internal/site-facts', callers: ['accounts', 'catalog', 'gateway'] },
  ...['shards', 'homes/:number', 'cities', 'rent-trends'].map((path) => ({
    service: 'catalog',
    method: 'GET' as const,
    path: `/internal/sitemap/${path}`,
    callers: ['gateway'],
  })),
  ...['posts', 'pages'].map((path) => ({
    service: 'content',
    method: 'GET' as const,
    path: `/internal/sitemap/${path}`,
    callers: ['gateway'],
  })),
];
