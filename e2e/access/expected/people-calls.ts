import { call, unknownId, type Actor, type ExpectedCall } from './call.ts';

const staff: readonly Actor[] = ['support', 'admin', 'owner'];
const viewers: readonly Actor[] = ['admin', 'owner'];
const unknownUuid = '00000000-0000-4000-8000-000000000000';
const inquiry = `/admin/inquiries/${unknownUuid}`;
const renter = `/admin/renters/${unknownUuid}`;
const user = `/support/users/${unknownUuid}`;

const accountPair = { survivor: unknownUuid, merged: 'unknown@example.com' };
const review = `/support/account-reviews/${unknownUuid}`;

/** Calls of staff about companies, inquiries, renters, landlord accounts and API keys. */
export const peopleCalls: readonly ExpectedCall[] = [
  call('GET', `/admin/company-listings/${unknownUuid}`, staff),
  call('POST', `/admin/companies/${unknownUuid}/logo`, staff, {}),
  call('DELETE', `/admin/companies/${unknownUuid}/logo`, staff),
  call('GET', '/support/companies', staff),
  call('GET', '/support/company-search?search=maple', staff),
  call('GET', `/support/companies/${unknownUuid}`, staff),
  call('GET', `/support/companies/${unknownUuid}/users`, staff),
  call('GET', `/support/company-accounts/${unknownUuid}`, staff),
  call('GET', `/support/company-accounts/${unknownUuid}/orders`, staff),
  call('GET', `/support/company-listings/${unknownUuid}`, staff),
  call('GET', '/admin/last-edits', staff),
  call('GET', '/admin/listing-days', staff),
  call('GET', '/admin/inquiry-days', staff),
  call('GET', '/admin/inquiries', staff),
  call('GET', '/admin/inquiries/export', staff),
  call('GET', inquiry, staff),
  call('POST', `${inquiry}/personal-data`, staff),
  call('POST', `${inquiry}/messages/1/decision`, staff, { decision: 'release' }),
  call('DELETE', `${inquiry}/writer-block`, staff),
  call('GET', '/admin/renters', staff),
  call('GET', '/admin/renters/export', staff),
  call('GET', renter, staff),
  call('POST', `${renter}/personal-data`, staff),
  call('POST', `${renter}/password-reset`, staff),
  call('POST', `${renter}/mail-stop`, staff),
  call('GET', '/support/users?filter=all', staff),
  call('GET', '/support/user-search?search=maple', staff),
  call('GET', user, staff),
  call('POST', `${user}/personal-data`, staff),
  call('GET', `/support/users/${unknownUuid}/merges`, staff),
  call('GET', `/support/account-merges/${unknownUuid}`, staff),
  call('POST', '/support/account-merges/preview', staff, accountPair),
  call('POST', '/support/account-merges', staff, {
    ...accountPair,
    key: 'm'.repeat(24),
    reason: 'One person',
    previewHash: 'h'.repeat(43),
  }),
  call('POST', `/support/account-merges/${unknownUuid}/undo`, staff),
  call('GET', '/support/utility-runs', staff),
  call('POST', '/support/utility-runs', staff, { kind: 'rent-trends' }),
  call('POST', `/support/utility-runs/${unknownUuid}/cancel`, staff),
  call('GET', `${user}/sessions`, staff),
  call('GET', `${user}/mails`, staff),
  call('GET', `${user}/events`, staff),
  call('GET', `${user}/consents`, staff),
  call('GET', `/support/user-activity/${unknownUuid}`, staff),
  call('DELETE', `${user}/sessions`, staff),
  call('DELETE', `${user}/sessions/${unknownUuid}`, staff),
  call('POST', `${user}/password-reset`, staff),
  call('POST', `${user}/verification-mail`, staff),
  call('POST', `${user}/account-review`, staff),
  call('GET', '/admin/api-keys', viewers),
  call('POST', '/admin/api-keys', ['owner'], { name: 'Import', scopes: ['viewBlogs'], days: 30 }),
  call('POST', `/admin/api-keys/${unknownUuid}/revocation`, ['owner']),
  call('GET', '/admin/api-use', viewers),
  call('GET', '/admin/api-state', viewers),
  call('GET', '/admin/api-document', viewers),
  call('GET', '/support/account-reviews', staff),
  call('GET', review, staff),
  call('POST', `${review}/claim`, staff),
  call('POST', `${review}/decision`, staff, { decision: 'approved' }),
  call('POST', `${review}/reopen`, staff),
  ...[user, `/support/companies/${unknownUuid}`, `/support/listings/${unknownId}`].flatMap((record) => [
    call('GET', `${record}/notes`, staff),
    call('POST', `${record}/notes`, staff, { text: 'Called back.' }),
    call('PATCH', `${record}/notes/1`, staff, { text: 'Called back.', version: 1 }),
    call('DELETE', `${record}/notes/1`, staff),
  ]),
  call('GET', '/user/account-state', ['landlord']),
  call('POST', `${renter}/deletion`, ['admin', 'owner'], { email: 'nobody@example.com' }),
];
