import { unknownId, type Actor } from './call.ts';
import { audit, columns, type ExpectedWrite } from './write.ts';

const staff: readonly Actor[] = ['support', 'admin', 'owner'];

/** Expected writes about companies, and notes of staff. */
export const peopleWrites: readonly ExpectedWrite[] = [
  {
    method: 'PATCH',
    path: '/user/company',
    by: ['landlord'],
    body: () => ({
      phone: '416 555 0124',
      email: 'office@example.com',
      website: 'https://maple.example',
      city: 'Toronto',
    }),
    changes: [
      ...columns('accounts.company', 'phone', 'email', 'website', 'city', 'search_words', 'updated_at', 'version'),
      'catalog.company.version',
      'commerce.company.version',
      audit,
    ],
  },
  {
    method: 'POST',
    path: '/support/mail-lookup',
    by: staff,
    body: () => ({ email: 'unknown@example.com' }),
    changes: [audit],
  },
  {
    method: 'POST',
    path: `/support/listings/${unknownId}/notes`,
    by: staff,
    body: () => ({ text: 'Called back.' }),
    changes: ['accounts.staff_note +', audit],
  },
];
