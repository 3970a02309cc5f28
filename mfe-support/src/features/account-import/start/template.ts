import { accountImportFields, type AccountImportField } from '@porchlight/contracts/accounts';

const example: Readonly<Record<AccountImportField, string>> = {
  external_ref: 'L-1001',
  company_name: 'Maple Homes',
  company_type: 'owner',
  first_name: 'Amara',
  last_name: 'Okafor',
  email: 'amara@example.com',
  phone: '416 555 0123',
  role: 'landlord',
  city: 'Toronto',
  website: 'https://maple.example',
  language: 'en',
  send_invite: 'y',
  notes: '',
};

/** Returns a CSV with the columns of an import and a row as an example. */
export const importTemplate = (): Blob =>
  new Blob(
    [`\ufeff${accountImportFields.join()}\r\n${accountImportFields.map((field) => example[field]).join()}\r\n`],
    {
      type: 'text/csv',
    },
  );
