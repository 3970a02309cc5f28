// Who may make which call, written from the specification and its decisions, never imported from contracts:
// where the two differ, the matrix fails and a person decides.

export const actors = ['guest', 'renter', 'landlord', 'support', 'admin', 'owner'] as const;
export type Actor = (typeof actors)[number];

export interface ExpectedCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly allowed: readonly Actor[];
  readonly body?: object;
}

const everybody = actors;
const people: readonly Actor[] = ['renter', 'landlord', 'support', 'admin', 'owner'];
const call = (
  method: ExpectedCall['method'],
  path: string,
  allowed: readonly Actor[],
  body?: object,
): ExpectedCall => ({ method, path, allowed, ...(body ? { body } : {}) });
/** An id that no home has: allowed callers get 404 or an empty effect, others their refusal. */
const nobodys = 'zzzzzzzzzz';

export const expectedCalls: readonly ExpectedCall[] = [
  call('GET', '/site-settings', everybody),
  call('GET', '/content-blocks/get-content', everybody),
  call('GET', '/project-modules-formatted', everybody),
  call('GET', '/project-modules', ['admin', 'owner']),
  call('GET', `/project-modules/${nobodys}`, ['admin', 'owner']),
  call('GET', '/pages/by-address?address=/about', everybody),
  call('GET', '/posts', everybody),
  call('GET', `/posts/${nobodys}`, everybody),
  call('GET', '/post-categories', everybody),
  call('GET', '/faqs', everybody),
  call('POST', '/forms/contact/submissions', everybody, {}),
  call('GET', '/listings', everybody),
  call('GET', '/listings/alberta/calgary', everybody),
  call('GET', `/listing/${nobodys}`, everybody),
  call('GET', `/listing/${nobodys}/photos`, everybody),
  call('GET', '/locations', everybody),
  call('GET', '/locations/alberta', everybody),
  call('GET', '/locations/alberta/calgary', everybody),
  call('GET', '/listings-autocomplete?q=calg', everybody),
  call('GET', '/listings-autocomplete-did-you-mean?q=calgry', everybody),
  call('GET', '/map-markers?bounds=51.2,-113.8,50.8,-114.3&zoom=11', everybody),
  call('GET', '/map-marker-info', everybody),
  call('GET', '/fav-map-markers', everybody),
  call('GET', `/similar-listings/${nobodys}`, everybody),
  call('GET', `/similar-offerings/${nobodys}`, everybody),
  call('GET', '/listings-past-n-days/7', everybody),
  call('GET', '/listings/rent-trends/alberta/calgary', everybody),
  call('GET', '/favourite-listings', ['renter']),
  call('GET', '/fav-listings', everybody),
  call('PATCH', '/favourite-listing', everybody, { listingId: nobodys, active: 1 }),
  call('DELETE', `/favourite-listings/${nobodys}`, everybody),
  call('PATCH', '/audit-favourite-listings', everybody, { favouriteListings: [] }),
  call('POST', '/renter-inquire', everybody, {}),
  call('GET', '/recent-inquiries', ['renter']),
  call('GET', '/inquiry-listings', ['renter']),
  call('GET', '/inquiry-listings-map-markers', ['renter']),
  call('GET', '/my-inquiries/00000000-0000-4000-8000-000000000000', ['renter']),
  call('GET', `/listing-inquiries/${nobodys}`, ['renter']),
  call('GET', '/points-of-interest', ['renter']),
  call('POST', '/point-of-interest', ['renter'], {}),
  call('PATCH', '/point-of-interest', ['renter'], {}),
  call('DELETE', '/points-of-interest/00000000-0000-4000-8000-000000000000', ['renter']),
  call('GET', '/favourite-listings-map-markers', ['renter']),
  call('GET', `/favourite-listings/${nobodys}`, ['renter']),
  call('PATCH', `/favourite-listings/${nobodys}`, ['renter'], { note: '' }),
  call('GET', '/recent-favourite-listings', ['renter']),
  call('POST', '/activity', everybody, { events: [] }),
  call('GET', '/viewed-listings', ['renter']),
  call('GET', '/viewed-listings-map-markers', ['renter']),
  call('DELETE', '/viewed-listings', ['renter']),
  call('GET', '/new-recommended-listings', ['renter']),
  call('GET', '/recommended-listings', ['renter']),
  call('GET', '/recommended-listings-map-markers', ['renter']),
  call('GET', '/recommended-listings-stats', ['renter']),
  call('POST', `/recommended-listings/${nobodys}/removed`, ['renter'], {}),
  call('GET', '/email-alerts', ['renter']),
  call('POST', '/email-alerts', everybody, {}),
  call('PATCH', '/email-alerts', ['renter'], {}),
  call('PATCH', '/email-alerts/favourites', ['renter'], {}),
  call('POST', '/mail-clicks', everybody, {}),
  call('PATCH', '/email-alerts/00000000-0000-4000-8000-000000000000', ['renter'], {}),
  call('DELETE', '/email-alerts/00000000-0000-4000-8000-000000000000', ['renter']),
  call('GET', `/confirm/alert/${nobodys}`, everybody),
  call('POST', `/confirm/alert/${nobodys}`, everybody),
  call('GET', `/new-listings-alerts/unsubscribe/${nobodys}`, everybody),
  call('POST', `/new-listings-alerts/unsubscribe/${nobodys}`, everybody),
  call('GET', '/ecommerce/credit-prices', everybody),
  call('GET', '/ecommerce/credit-bundles', everybody),
  call('POST', '/login', everybody, { email: 'nobody@example.com', password: 'not-a-password' }),
  call('POST', '/register', everybody, {}),
  call('POST', '/elandlord/register', everybody, {}),
  call('POST', '/elandlord/verify', everybody, { code: '000000', email: 'nobody@example.com' }),
  call('POST', '/elandlord/resend-verify', everybody, { email: 'nobody@example.com' }),
  call('GET', `/confirm/verify-email/${nobodys}`, everybody),
  call('POST', `/confirm/verify-email/${nobodys}`, everybody),
  call('POST', '/password-reset', everybody, { email: 'nobody@example.com' }),
  call('POST', `/password-reset/${nobodys}`, everybody, {}),
  call('POST', '/user/change-password', people, {}),
  call('GET', `/claim-account/${nobodys}`, everybody),
  call('POST', `/claim-account/${nobodys}`, everybody, {}),
  call('POST', `/claim-account/${nobodys}/new-link`, everybody),
  call('PATCH', '/user', people, {}),
  call('PATCH', '/user/', people, {}),
  call('POST', '/user/photo', people, {}),
  call('DELETE', '/user/photo', people),
  call('GET', '/user/company', ['landlord']),
  call('PATCH', '/user/company', ['landlord'], {}),
  call('GET', `/confirm/mail-change/${nobodys}`, everybody),
  call('POST', `/confirm/mail-change/${nobodys}`, everybody),
  call('GET', '/user/sessions', people),
  call('DELETE', '/user/sessions/00000000-0000-4000-8000-000000000000', people),
  call('POST', '/user/sign-out-everywhere', people),
  call('PATCH', '/acknowledge-user-logged-in', people),
  call('POST', '/user/resend-verify', people),
  call('POST', '/user/export', people, {}),
  call('GET', '/user/export/00000000-0000-4000-8000-000000000000', people),
  call('DELETE', '/user/export/00000000-0000-4000-8000-000000000000', people),
  call('GET', `/user/export/00000000-0000-4000-8000-000000000000/file/${nobodys}`, people),
  call('POST', '/user/deletion', people, {}),
  call('GET', `/confirm/undo-deletion/${nobodys}`, everybody),
  call('POST', `/confirm/undo-deletion/${nobodys}`, everybody),
  call('GET', '/renter-profile', ['renter']),
  call('PATCH', '/renter-profile', ['renter'], {}),
  call('GET', '/user/totp', people),
  call('POST', '/user/totp', people, {}),
  call('POST', '/user/totp/confirm', people, {}),
  call('POST', '/user/totp/recovery-codes', people, {}),
  call('DELETE', '/user/totp', people, {}),
  // In a demo anybody reads its mails; elsewhere staff alone (tests of accounts).
  call('GET', '/mail-outbox', everybody),
  call('GET', `/mail-outbox/${nobodys}`, everybody),
  call('GET', '/my-user', people),
  call('GET', '/permissions/get-user-permissions', people),
  call('POST', '/logout', people),
];

/** The same people in a state that takes rights from them; `other-renter` has all rights of a renter, and none on what the renter has. */
export const limitedActors = [
  'other-renter',
  'unverified-renter',
  'unverified-landlord',
  'disabled',
  'expired',
  'signed-out',
] as const;
export type LimitedActor = (typeof limitedActors)[number];
export type Outcome = 'in' | 'sign-in' | 'no-right';

/** What shows or reaches other people waits for a proved address (decisions 5.6, 5.25). */
const needsProvedAddress = /^\/(recent-inquiries|inquiry-listings|my-inquiries|listing-inquiries|email-alerts)\b/;
/** Whoever signs in anew, or follows the link of a mail, may bring a dead token along; elsewhere what they write would land with a guest. */
const isWayIn =
  /^\/(login|register|elandlord\/(register|verify|resend-verify)|password-reset|claim-account|confirm|new-listings-alerts)\b/;
const isDead = (actor: Actor | LimitedActor) => actor === 'disabled' || actor === 'expired' || actor === 'signed-out';
const rolesOf = { 'other-renter': 'renter', 'unverified-renter': 'renter', 'unverified-landlord': 'landlord' } as const;

/** What a call must answer to somebody: nobody is told to sign in who is, and no refusal but that of a dead session says so. */
export function outcomeFor(call: ExpectedCall, actor: Actor | LimitedActor): Outcome {
  const { method, path, allowed } = call;
  if (isDead(actor)) return allowed.includes('guest') && (method === 'GET' || isWayIn.test(path)) ? 'in' : 'sign-in';
  const role = (actor in rolesOf ? rolesOf[actor as keyof typeof rolesOf] : actor) as Actor;
  if (!allowed.includes(role)) return role === 'guest' ? 'sign-in' : 'no-right';
  return actor.startsWith('unverified') && waitsForProof(call) ? 'no-right' : 'in';
}
const waitsForProof = ({ path, allowed }: ExpectedCall) => needsProvedAddress.test(path) && !allowed.includes('guest');

/** Calls of one role that need no permission besides. */
export const roleAlone: readonly string[] = ['GET /user/company', 'PATCH /user/company'];

/** Calls between services, at the services' own doors: who may make them. */
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
  { service: 'accounts', method: 'GET', path: '/internal/people/:personId/masked-address', callers: ['catalog'] },
  { service: 'catalog', method: 'GET', path: '/internal/people/:personId/counts', callers: ['accounts'] },
  { service: 'catalog', method: 'POST', path: '/internal/people/export', callers: ['accounts'] },
  { service: 'commerce', method: 'POST', path: '/internal/people/export', callers: ['accounts'] },
  { service: 'content', method: 'POST', path: '/internal/people/export', callers: ['accounts'] },
  { service: 'content', method: 'GET', path: '/internal/site-facts', callers: ['accounts'] },
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

/** Calls of the specification that no service answers yet. One that comes moves up into the table. */
export const comingCalls: readonly string[] = [
  'POST /project-modules',
  'POST /project-module-settings',
  'POST /report-listing/:id',
  'POST /ecommerce/checkout',
  'POST /ecommerce/post-checkout',
  'GET /ecommerce/billing-information',
  'PATCH /ecommerce/billing-information',
  'GET /ecommerce/payment-method',
  'POST /ecommerce/promo-code',
  'POST /ecommerce/enable/:id',
  'POST /ecommerce/featured/:id',
  'GET /elandlord/leads',
  'GET /elandlord/leads/:id',
  'DELETE /elandlord/leads/:id',
  'GET /elandlord/export/leads',
  'GET /elandlord/listings',
  'POST /elandlord/listings',
  'PATCH /elandlord/listings',
  'DELETE /elandlord/listings',
  'GET /elandlord/listings/:id',
  'GET /elandlord/new-listing-stats',
  'GET /elandlord/activities',
  'GET /elandlord/transactions/credits',
  'GET /elandlord/transactions/money',
  'GET /elandlord/transactions',
  'GET /elandlord/account-stats',
  'GET /elandlord/wallet',
  'PATCH /elandlord/register/listing',
];
