import { inHours } from '../../../services/catalog/src/viewings/testing/in-hours.ts';
import { actors, call, unknownId, type Actor, type ExpectedCall } from './call.ts';

const landlord: readonly Actor[] = ['landlord'];
const staff: readonly Actor[] = ['support', 'admin', 'owner'];
const administrators: readonly Actor[] = ['admin', 'owner'];
const version = { version: 1 };
const reason = 'The photos show another home.';
const unknownReport = '00000000-0000-4000-8000-000000000000';
const company = `/support/company-listings/${unknownReport}`;
const mergeChoice = { canonicalId: unknownId, duplicateIds: ['zzzzzzzzzy'] };

/** Expected access of the calls that write, publish and review listings. */
export const listingCalls: readonly ExpectedCall[] = [
  call('POST', '/elandlord/listings', landlord, {}),
  call('PATCH', '/elandlord/register/listing', landlord, {}),
  call('DELETE', '/elandlord/listings', landlord, { id: unknownId, ...version }),
  call('GET', `/elandlord/listings/${unknownId}/preview`, landlord),
  call('POST', `/elandlord/listings/${unknownId}/duplicates`, landlord, { key: 'd'.repeat(24) }),
  call('POST', `/elandlord/listings/${unknownId}/submitted`, landlord, version),
  call('POST', `/elandlord/listings/${unknownId}/scheduled`, landlord, {
    ...version,
    publishAt: inHours(26),
    turnOnFor: 10,
  }),
  call('POST', `/elandlord/listings/${unknownId}/unscheduled`, landlord, version),
  call('POST', `/elandlord/listings/${unknownId}/restored`, landlord, version),
  call('GET', '/admin/cities/9/merge?into=8', administrators),
  call('POST', '/admin/cities/9/merge', administrators, { into: '8', version: 1, intoVersion: 1 }),
  call('POST', `/report-listing/${unknownId}`, actors, { reason: 'spam' }),
  call('GET', '/support/reported-listings', staff),
  call('GET', `/support/reported-listings/${unknownReport}`, staff),
  call('GET', `/support/reported-listings/${unknownReport}/changes`, staff),
  call('GET', `/support/reported-listings/${unknownReport}/same-photos`, staff),
  call('GET', `/support/reported-listings/${unknownReport}/landlord`, staff),
  call('POST', `/support/reported-listings/${unknownReport}/claim`, staff),
  call('POST', `/support/reported-listings/${unknownReport}/decision`, staff, { decision: 'dismissed' }),
  call('POST', `/support/reported-listings/${unknownReport}/correction`, staff, {
    ...version,
    confirmed: 'wrong-details',
    reason,
    rent: 1_500,
  }),
  call('POST', `/support/reported-listings/${unknownReport}/refund`, staff, { scope: 'month', reason }),
  call('GET', `/support/listing-refunds/${unknownId}`, staff),
  call('POST', `/support/reported-listings/${unknownReport}/question`, staff, { question: 'Is it still free?' }),
  call('POST', `/support/reported-listings/${unknownReport}/stealth-hold`, staff, { reason: 'The bank looks at it.' }),
  call('POST', `/support/reported-listings/${unknownReport}/stealth-hold-end`, staff),
  call('POST', `/support/reported-listings/${unknownReport}/undo`, staff),
  call('POST', `/support/reported-listings/${unknownReport}/appeal-decision`, staff, { decision: 'upheld', reason }),
  call('GET', `/elandlord/listings/${unknownId}/report-outcome`, landlord),
  call('POST', `/elandlord/listings/${unknownId}/report-response`, landlord, { text: 'Yes, it is free.' }),
  call('POST', `/elandlord/listings/${unknownId}/report-appeal`, landlord, { text: 'The photos show this home.' }),
  call('GET', `${company}/merge-candidates`, staff),
  call('GET', `${company}/merges`, staff),
  call('POST', `${company}/merges/preview`, staff, mergeChoice),
  call('POST', `${company}/merges`, staff, { ...mergeChoice, versions: [] }),
  call('POST', `${company}/merges/${unknownReport}/undo`, staff),
  call('GET', '/support/pending-listings', staff),
  call('GET', '/support/listings?filter=all', staff),
  call('GET', '/support/listings-of-search?search=loft', staff),
  call('GET', '/support/listing-search?search=loft', staff),
  call('GET', `/support/listings/${unknownId}`, staff),
  call('GET', `/support/listings/${unknownId}/preview`, staff),
  call('POST', `/support/listings/${unknownId}/approved`, staff, version),
  call('POST', `/support/listings/${unknownId}/changes-requested`, staff, { ...version, reason }),
  call('POST', `/support/listings/${unknownId}/rejected`, staff, { ...version, reason }),
];
