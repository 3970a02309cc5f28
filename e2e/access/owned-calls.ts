// Calls that name a resource of one user or company by its id: for all others it does not exist
// (docs/rules/access.md#access-2-every-refusal-has-one-status-code).

import { inHours } from '../../services/catalog/src/viewings/testing/in-hours.ts';

export type RenterResource = 'listing' | 'inquiry' | 'pointOfInterest' | 'session' | 'export' | 'alert' | 'viewing';
export type LandlordResource =
  | 'taxReceipt'
  | 'listing'
  | 'lead'
  | 'viewing'
  | 'blockedWriter'
  | 'replyTemplate'
  | 'photoUpload'
  | 'floorPlan'
  | 'accountDocument';
export interface OwnedCall<R extends string = string> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly of: R;
  readonly body?: (id: string) => object;
}

/** Calls about the resources of a company. */
export const companyCalls: readonly OwnedCall<LandlordResource>[] = [
  { method: 'GET', path: '/elandlord/tax-receipts/:id', of: 'taxReceipt' },
  { method: 'POST', path: '/elandlord/tax-receipts/:id/link', of: 'taxReceipt' },
  { method: 'GET', path: '/elandlord/tax-receipts/:id/file/zzzzzzzzzz', of: 'taxReceipt' },
  {
    method: 'POST',
    path: '/elandlord/tax-receipts/:id/mail',
    of: 'taxReceipt',
    body: () => ({ key: 'k'.repeat(24), email: 'books@example.com' }),
  },
  { method: 'GET', path: '/elandlord/listings/:id', of: 'listing' },
  { method: 'GET', path: '/elandlord/listings/:id/preview', of: 'listing' },
  {
    method: 'PATCH',
    path: '/elandlord/listings',
    of: 'listing',
    body: (id) => ({ id, version: 1, title: 'A home that is theirs' }),
  },
  { method: 'DELETE', path: '/elandlord/listings', of: 'listing', body: (id) => ({ id, version: 1 }) },
  ...(['submitted', 'unscheduled', 'rented', 'reopened', 'restored'] as const).map((state) => ({
    method: 'POST' as const,
    path: `/elandlord/listings/:id/${state}`,
    of: 'listing' as const,
    body: () => ({ version: 1 }),
  })),
  {
    method: 'POST',
    path: '/elandlord/listings/:id/scheduled',
    of: 'listing',
    body: () => ({ version: 1, publishAt: inHours(26), turnOnFor: 10 }),
  },
  { method: 'POST', path: '/elandlord/listings/:id/refreshed', of: 'listing' },
  { method: 'GET', path: '/elandlord/listings/:id/report-outcome', of: 'listing' },
  {
    method: 'POST',
    path: '/elandlord/listings/:id/report-response',
    of: 'listing',
    body: () => ({ text: 'Yes, it is still free.' }),
  },
  {
    method: 'POST',
    path: '/elandlord/listings/:id/report-appeal',
    of: 'listing',
    body: () => ({ text: 'A home that is not theirs.' }),
  },
  { method: 'GET', path: '/elandlord/listings/:id/lead-contact', of: 'listing' },
  { method: 'POST', path: '/elandlord/listings/:id/lead-contact/requests', of: 'listing' },
  {
    method: 'POST',
    path: '/elandlord/listings/:id/duplicates',
    of: 'listing',
    body: () => ({ key: 'd'.repeat(24) }),
  },
  { method: 'POST', path: '/elandlord/listings/:id/photo-uploads', of: 'listing' },
  { method: 'GET', path: '/elandlord/listings/:id/photo-uploads', of: 'listing' },
  { method: 'GET', path: '/elandlord/photo-uploads/:id', of: 'photoUpload' },
  { method: 'PATCH', path: '/elandlord/photo-uploads/:id', of: 'photoUpload' },
  { method: 'DELETE', path: '/elandlord/photo-uploads/:id', of: 'photoUpload' },
  { method: 'POST', path: '/elandlord/listings/:id/floor-plans', of: 'listing' },
  { method: 'GET', path: '/elandlord/listings/:id/floor-plans', of: 'listing' },
  { method: 'PATCH', path: '/elandlord/floor-plans/:id', of: 'floorPlan', body: () => ({ label: 'theirs' }) },
  { method: 'DELETE', path: '/elandlord/floor-plans/:id', of: 'floorPlan' },
  { method: 'DELETE', path: '/user/account-documents/:id', of: 'accountDocument' },
  { method: 'GET', path: '/elandlord/leads/:id', of: 'lead' },
  { method: 'POST', path: '/elandlord/leads/:id/viewed', of: 'lead' },
  { method: 'PATCH', path: '/elandlord/leads/:id', of: 'lead', body: () => ({ stage: 'lost', note: 'theirs' }) },
  {
    method: 'POST',
    path: '/elandlord/leads/:id/replies',
    of: 'lead',
    body: () => ({ key: 'r'.repeat(24), message: 'Not yours' }),
  },
  {
    method: 'POST',
    path: '/elandlord/leads/:id/viewings',
    of: 'lead',
    body: () => ({ key: 'v'.repeat(24), times: [inHours(26)], durationMinutes: 30 }),
  },
  { method: 'POST', path: '/elandlord/viewings/:id/cancelled', of: 'viewing', body: () => ({ from: 'accepted' }) },
  { method: 'GET', path: '/elandlord/viewings/:id/calendar', of: 'viewing' },
  { method: 'POST', path: '/elandlord/leads/:id/block', of: 'lead' },
  { method: 'DELETE', path: '/elandlord/leads/:id', of: 'lead' },
  { method: 'DELETE', path: '/elandlord/blocked-writers/:id', of: 'blockedWriter' },
  {
    method: 'PATCH',
    path: '/elandlord/reply-templates/:id',
    of: 'replyTemplate',
    body: () => ({ name: 'Theirs', text: 'Not yours' }),
  },
  { method: 'DELETE', path: '/elandlord/reply-templates/:id', of: 'replyTemplate' },
];

/** Calls about the resources of a renter. */
export const renterCalls: readonly OwnedCall<RenterResource>[] = [
  { method: 'GET', path: '/my-inquiries/:id', of: 'inquiry' },
  { method: 'GET', path: '/listing-inquiries/:id', of: 'listing' },
  { method: 'POST', path: '/my-viewings/:id/accepted', of: 'viewing', body: () => ({ time: inHours(26) }) },
  { method: 'POST', path: '/my-viewings/:id/declined', of: 'viewing', body: () => ({ note: 'theirs' }) },
  { method: 'POST', path: '/my-viewings/:id/cancelled', of: 'viewing' },
  { method: 'GET', path: '/my-viewings/:id/calendar', of: 'viewing' },
  { method: 'GET', path: '/favourite-listings/:id', of: 'listing' },
  { method: 'PATCH', path: '/favourite-listings/:id', of: 'listing', body: () => ({ note: 'theirs' }) },
  { method: 'DELETE', path: '/favourite-listings/:id', of: 'listing' },
  { method: 'PATCH', path: '/point-of-interest', of: 'pointOfInterest', body: (id) => ({ id, name: 'Theirs' }) },
  { method: 'DELETE', path: '/points-of-interest/:id', of: 'pointOfInterest' },
  { method: 'DELETE', path: '/user/sessions/:id', of: 'session' },
  { method: 'GET', path: '/user/export/:id', of: 'export' },
  { method: 'PATCH', path: '/email-alerts/:id', of: 'alert', body: () => ({ active: false }) },
  { method: 'DELETE', path: '/email-alerts/:id', of: 'alert' },
];
