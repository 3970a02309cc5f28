import { audit, columns, users, type ExpectedWrite } from './write.ts';

/** A 1 × 1 PNG image. */
const photo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Expected writes of images of accounts. */
export const imageWrites: readonly ExpectedWrite[] = [
  {
    method: 'POST',
    path: '/user/photo',
    by: users,
    body: () => ({ photo }),
    changes: ['accounts.person_photo +', audit],
  },
  {
    method: 'POST',
    path: '/user/company/logo',
    by: ['landlord'],
    body: () => ({ logo: photo }),
    changes: [
      'accounts.company_logo +',
      ...columns('accounts.company', 'updated_at', 'version'),
      ...columns('catalog.company', 'version', 'logo_id'),
      'commerce.company.version',
      audit,
    ],
  },
];
