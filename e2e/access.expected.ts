import { conversationCalls } from './access/expected/conversation-calls.ts';
import { actors, call, unknownId, type Actor, type ExpectedCall } from './access/expected/call.ts';
import { commerceCalls } from './access/expected/commerce-calls.ts';
import { internalCalls } from './access/expected/internal-calls.ts';
import { feedCalls } from './access/expected/feed-calls.ts';
import { leadCalls } from './access/expected/lead-calls.ts';
import { listingCalls } from './access/expected/listing-calls.ts';
import { contentLifeCalls } from './access/expected/content-life-calls.ts';
import { peopleCalls } from './access/expected/people-calls.ts';
import { photoCalls } from './access/expected/photo-calls.ts';
import { plannedCalls } from './access/expected/planned-calls.ts';
import { callsOfResource, expectedResources } from './access/resource-table.ts';

// Expected access of every call, written by hand from the specification and its decisions and never imported from
// contracts: where the two differ, the matrix fails and an engineer decides.

export { actors, internalCalls, plannedCalls, type Actor, type ExpectedCall };

const everyone = actors;
const users: readonly Actor[] = ['renter', 'landlord', 'support', 'admin', 'owner'];

export const expectedCalls: readonly ExpectedCall[] = [
  ...expectedResources.flatMap(callsOfResource),
  ...peopleCalls,
  call('GET', '/site-settings', everyone),
  call('GET', '/content-blocks/get-content', everyone),
  call('GET', '/project-modules-formatted', everyone),
  call('GET', '/project-modules', ['admin', 'owner']),
  call('GET', '/admin/menu-pages', ['admin', 'owner']),
  call('GET', '/admin/record-at-address', ['admin', 'owner']),
  call('GET', '/admin/page-blocks', ['admin', 'owner']),
  call('GET', '/admin/permissions', ['owner']),
  call('GET', '/admin/permission-choices', ['admin', 'owner']),
  call('GET', '/admin/guarded-content', ['owner']),
  call('GET', '/own-menus', users),
  call('GET', '/own-pages/by-address?address=/about', users),
  call('GET', `/admin/users/${unknownId}/rights`, ['support', 'admin', 'owner']),
  call('POST', `/admin/users/${unknownId}/password-link`, ['admin', 'owner']),
  call('POST', '/admin/users/00000000-0000-4000-8000-000000000000/view-as', ['support', 'owner'], {
    reason: 'They asked for help.',
  }),
  call('POST', '/view-as/stop', users),
  call('GET', '/user/support-views', users),
  call('POST', `/admin/users/${unknownId}/end-sessions`, ['admin', 'owner']),
  call('GET', '/admin/link-check', ['admin', 'owner']),
  call('POST', '/admin/link-check', ['owner']),
  call('GET', '/admin/translations', ['support', 'admin', 'owner']),
  call('GET', `/project-modules/${unknownId}`, ['admin', 'owner']),
  call('GET', `/project-modules/${unknownId}/history`, ['admin', 'owner']),
  call('POST', '/project-modules', ['owner'], {}),
  call('POST', `/project-modules/${unknownId}/revert`, ['owner'], {}),
  call('POST', '/project-module-settings', ['owner'], {}),
  call('GET', '/pages/by-address?address=/about', everyone),
  call('GET', '/posts', everyone),
  call('GET', `/posts/${unknownId}`, everyone),
  call('GET', '/post-categories', everyone),
  call('GET', '/faqs', everyone),
  call('POST', '/forms/contact/submissions', everyone, {}),
  call('GET', '/admin/forms/contact/submissions', ['support', 'admin', 'owner']),
  call('GET', '/admin/forms/contact/submissions/export', ['support', 'admin', 'owner']),
  call('PATCH', '/admin/form-submissions/999999999', ['admin', 'owner'], { isHandled: true }),
  call('DELETE', '/admin/form-submissions/999999999', ['admin', 'owner']),
  ...conversationCalls,
  ...feedCalls,
  call('GET', '/listings', everyone),
  call('GET', '/listings/alberta/calgary', everyone),
  call('GET', `/listing/${unknownId}`, everyone),
  call('GET', `/listing/${unknownId}/photos`, everyone),
  call('GET', `/listing/${unknownId}/page-view`, everyone),
  call('GET', '/locations', everyone),
  call('GET', '/locations/alberta', everyone),
  call('GET', '/locations/alberta/calgary', everyone),
  call('GET', '/listings-autocomplete?q=calg', everyone),
  call('GET', '/listings-autocomplete-did-you-mean?q=calgry', everyone),
  call('GET', '/map-markers?bounds=51.2,-113.8,50.8,-114.3&zoom=11', everyone),
  call('GET', '/map-marker-info', everyone),
  call('GET', '/fav-map-markers', everyone),
  call('GET', `/similar-listings/${unknownId}`, everyone),
  call('GET', `/similar-offerings/${unknownId}`, everyone),
  call('GET', '/listings-past-n-days/7', everyone),
  call('GET', '/listings/rent-trends/alberta/calgary', everyone),
  call('GET', '/favourite-listings', ['renter']),
  call('GET', '/fav-listings', everyone),
  call('PATCH', '/favourite-listing', everyone, { listingId: unknownId, active: 1 }),
  call('DELETE', `/favourite-listings/${unknownId}`, everyone),
  call('PATCH', '/audit-favourite-listings', everyone, { favouriteListings: [] }),
  call('POST', '/renter-inquire', everyone, {}),
  call('GET', '/recent-inquiries', ['renter']),
  call('GET', '/inquiry-listings', ['renter']),
  call('GET', '/inquiry-listings-map-markers', ['renter']),
  call('GET', '/my-inquiries/00000000-0000-4000-8000-000000000000', ['renter']),
  call('GET', `/listing-inquiries/${unknownId}`, ['renter']),
  call('GET', '/points-of-interest', ['renter']),
  call('POST', '/point-of-interest', ['renter'], {}),
  call('PATCH', '/point-of-interest', ['renter'], {}),
  call('DELETE', '/points-of-interest/00000000-0000-4000-8000-000000000000', ['renter']),
  call('GET', '/favourite-listings-map-markers', ['renter']),
  call('GET', `/favourite-listings/${unknownId}`, ['renter']),
  call('PATCH', `/favourite-listings/${unknownId}`, ['renter'], { note: '' }),
  call('GET', '/recent-favourite-listings', ['renter']),
  call('POST', '/activity', everyone, { events: [] }),
  call('GET', '/viewed-listings', ['renter']),
  call('GET', '/viewed-listings-map-markers', ['renter']),
  call('DELETE', '/viewed-listings', ['renter']),
  call('GET', '/new-recommended-listings', ['renter']),
  call('GET', '/recommended-listings', ['renter']),
  call('GET', '/recommended-listings-map-markers', ['renter']),
  call('GET', '/recommended-listings-stats', ['renter']),
  call('POST', `/recommended-listings/${unknownId}/removed`, ['renter'], {}),
  call('GET', '/email-alerts', ['renter']),
  call('POST', '/email-alerts', everyone, {}),
  call('PATCH', '/email-alerts', ['renter'], {}),
  call('PATCH', '/email-alerts/favourites', ['renter'], {}),
  call('POST', '/mail-clicks', everyone, {}),
  call('PATCH', '/email-alerts/00000000-0000-4000-8000-000000000000', ['renter'], {}),
  call('DELETE', '/email-alerts/00000000-0000-4000-8000-000000000000', ['renter']),
  ...[
    'alert',
    'inquiry',
    'favourites',
    'refresh-listing',
    'lead-contact',
    'lead-contact-refusal',
    'mail-change',
    'undo-deletion',
    'merged-login',
  ].flatMap((purpose) => [
    call('GET', `/confirm/${purpose}/${unknownId}`, everyone),
    call('POST', `/confirm/${purpose}/${unknownId}`, everyone),
  ]),
  call('GET', `/new-listings-alerts/unsubscribe/${unknownId}`, everyone),
  call('POST', `/new-listings-alerts/unsubscribe/${unknownId}`, everyone),
  call('GET', '/elandlord/listings', ['landlord']),
  call('GET', `/elandlord/listings/${unknownId}`, ['landlord']),
  call('PATCH', '/elandlord/listings', ['landlord'], { id: unknownId, version: 1 }),
  call('POST', `/elandlord/listings/${unknownId}/rented`, ['landlord'], { version: 1 }),
  call('POST', `/elandlord/listings/${unknownId}/reopened`, ['landlord'], { version: 1 }),
  call('POST', `/elandlord/listings/${unknownId}/refreshed`, ['landlord']),
  call('GET', '/elandlord/new-listing-stats', ['landlord']),
  call('GET', '/elandlord/activities', ['landlord']),
  call('GET', `/elandlord/listing-titles?ids=${unknownId}`, ['landlord']),
  ...listingCalls,
  ...photoCalls,
  ...leadCalls,
  ...commerceCalls,
  ...contentLifeCalls,
  call('POST', '/login', everyone, { email: 'nobody@example.com', password: 'not-a-password' }),
  call('POST', '/register', everyone, {}),
  call('POST', '/elandlord/register', everyone, {}),
  call('POST', '/elandlord/verify', everyone, { code: '000000', email: 'nobody@example.com' }),
  call('POST', '/elandlord/resend-verify', everyone, { email: 'nobody@example.com' }),
  call('GET', '/mail-domains?domain=x.invalid', everyone),
  call('GET', `/confirm/verify-email/${unknownId}`, everyone),
  call('POST', `/confirm/verify-email/${unknownId}`, everyone),
  call('POST', `/confirm/verify-email/${unknownId}/password`, everyone, {}),
  call('POST', `/confirm/verify-email/${unknownId}/reject`, everyone),
  call('POST', '/password-reset', everyone, { email: 'nobody@example.com' }),
  call('POST', `/password-reset/${unknownId}`, everyone, {}),
  call('POST', '/user/change-password', users, {}),
  call('GET', `/claim-account/${unknownId}`, everyone),
  call('POST', `/claim-account/${unknownId}`, everyone, {}),
  call('POST', `/claim-account/${unknownId}/new-link`, everyone),
  call('POST', `/claim-account/${unknownId}/reject`, everyone),
  call('PATCH', '/user', users, {}),
  call('PATCH', '/user/', users, {}),
  call('POST', '/user/photo', users, {}),
  call('DELETE', '/user/photo', users),
  call('GET', '/user/company', ['landlord']),
  call('PATCH', '/user/company', ['landlord'], {}),
  call('POST', '/user/company/logo', ['landlord'], {}),
  call('DELETE', '/user/company/logo', ['landlord']),
  call('GET', '/user/sessions', users),
  call('DELETE', '/user/sessions/00000000-0000-4000-8000-000000000000', users),
  call('POST', '/user/sign-out-everywhere', users),
  call('PATCH', '/acknowledge-user-logged-in', users),
  call('POST', '/user/resend-verify', users),
  call('POST', '/user/export', users, {}),
  call('GET', '/user/export/00000000-0000-4000-8000-000000000000', users),
  call('DELETE', '/user/export/00000000-0000-4000-8000-000000000000', users),
  call('GET', `/user/export/00000000-0000-4000-8000-000000000000/file/${unknownId}`, users),
  call('POST', '/user/deletion', users, {}),
  call('GET', '/renter-profile', ['renter']),
  call('PATCH', '/renter-profile', ['renter'], {}),
  call('POST', '/user/reauthenticate', users, {}),
  call('GET', '/user/totp', users),
  call('POST', '/user/totp', users, {}),
  call('POST', '/user/totp/confirm', users, {}),
  call('POST', '/user/totp/recovery-codes', users, {}),
  call('DELETE', '/user/totp', users, {}),
  // In a demo everyone can read the outbox; elsewhere only staff can (tests of accounts).
  call('GET', '/mail-outbox', everyone),
  call('GET', `/mail-outbox/${unknownId}`, everyone),
  call('GET', '/staff-names?ids=00000000-0000-4000-8000-000000000000', ['support', 'admin', 'owner']),
  call('GET', '/my-user', users),
  call('GET', '/permissions/get-user-permissions', users),
  call('POST', '/logout', users),
];

/**
 * The same users in states with fewer rights; `other-renter` has all rights of a renter, but none on the first renter's
 * resources.
 */
export const limitedActors = [
  'other-renter',
  'unverified-renter',
  'unverified-landlord',
  'disabled',
  'expired',
  'signed-out',
] as const;
export type LimitedActor = (typeof limitedActors)[number];
export type Outcome = 'allowed' | 'unauthenticated' | 'forbidden';

/** Calls that show or reach other users, or spend credits, require a verified email address; drafts do not
 * (docs/rules/accounts.md#account-3-an-unverified-email-address-limits-what-an-account-may-do). */
const verifiedEmailPaths =
  /^\/(recent-inquiries|inquiry-listings|my-inquiries|my-viewings|listing-inquiries|email-alerts|elandlord\/listings\/\w+\/lead-contact\/requests|elandlord(?!\/(listing|photo-uploads|floor-plans|register\/listing))|ecommerce)\b/;
/**
 * Login and mail links accept a request with a dead token. Other writes reject it: their data would be stored for a
 * guest.
 */
const isLoginPath =
  /^\/(login|register|elandlord\/(register|verify|resend-verify)|password-reset|claim-account|confirm|new-listings-alerts)\b/;
const hasDeadSession = (actor: Actor | LimitedActor) =>
  actor === 'disabled' || actor === 'expired' || actor === 'signed-out';
const rolesOf = { 'other-renter': 'renter', 'unverified-renter': 'renter', 'unverified-landlord': 'landlord' } as const;

/** Returns the outcome that a call must have for an actor. Only a missing or dead session yields `unauthenticated`. */
export function outcomeFor(call: ExpectedCall, actor: Actor | LimitedActor): Outcome {
  const { method, path, allowed } = call;
  if (hasDeadSession(actor))
    return allowed.includes('guest') && (method === 'GET' || isLoginPath.test(path)) ? 'allowed' : 'unauthenticated';
  const role = (actor in rolesOf ? rolesOf[actor as keyof typeof rolesOf] : actor) as Actor;
  if (!allowed.includes(role)) return role === 'guest' ? 'unauthenticated' : 'forbidden';
  return actor.startsWith('unverified') && requiresVerifiedEmail(call) ? 'forbidden' : 'allowed';
}
const requiresVerifiedEmail = ({ path, allowed }: ExpectedCall) =>
  verifiedEmailPaths.test(path) && !allowed.includes('guest');

/** Calls that require a role but no permission. */
export const roleOnlyCalls: readonly string[] = [
  'GET /user/account-documents',
  'POST /user/account-documents?kind=address',
  'DELETE /user/account-documents/00000000-0000-4000-8000-000000000000',
  'GET /user/account-state',
  'GET /user/company',
  'PATCH /user/company',
  'POST /user/company/logo',
  'DELETE /user/company/logo',
];
