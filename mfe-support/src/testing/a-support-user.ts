import type { SupportUser, SupportUserSummary, SupportUsersPage } from '@porchlight/contracts/accounts';
import { reportedPage } from './a-reported-listing.ts';

export const supportUserId = '4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';

/** Returns the record of a landlord. */
export const aSupportUser = (given: Partial<SupportUser> = {}): SupportUser => ({
  id: supportUserId,
  name: 'Leila H.',
  email: 'l•••@example.com',
  phone: '•••77',
  language: 'fr-CA',
  userState: 'active',
  isVerified: true,
  isStaff: false,
  roleNames: ['Landlord'],
  company: { id: '5f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f', name: 'Maple Homes' },
  createdAt: '2026-11-20T12:00:00.000Z',
  ...given,
});

/** Returns a page of a list of users. */
export const usersPage = (...users: readonly SupportUserSummary[]): SupportUsersPage => ({
  users: [...users],
  pagination: reportedPage().pagination,
});
