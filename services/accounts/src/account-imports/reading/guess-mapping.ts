import { accountImportFields, type AccountImportField, type ImportMapping } from '@porchlight/contracts/accounts';

/** Names that other systems give the columns, without accents, spaces and marks. */
const otherNames: Readonly<Record<AccountImportField, readonly string[]>> = {
  external_ref: ['externalid', 'reference', 'ref', 'id', 'accountid', 'customerid'],
  company_name: ['company', 'companyname', 'entreprise', 'organization', 'organisation'],
  company_type: ['companykind', 'typeentreprise'],
  first_name: ['firstname', 'givenname', 'prenom'],
  last_name: ['lastname', 'surname', 'familyname', 'nom'],
  email: ['mail', 'emailaddress', 'courriel', 'adressecourriel'],
  phone: ['telephone', 'phonenumber', 'tel', 'mobile'],
  role: ['roles'],
  city: ['town', 'ville'],
  website: ['web', 'url', 'siteweb'],
  language: ['lang', 'langue', 'locale'],
  send_invite: ['invite', 'sendinvite', 'invitation'],
  notes: ['note', 'comment', 'comments', 'remarques'],
};

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Returns the columns that have the name of a field, or a common other name of it. */
export function guessMapping(columns: readonly string[]): ImportMapping[] {
  const names = columns.map(plain);
  return accountImportFields.flatMap((field) => {
    const known = [plain(field), ...otherNames[field]];
    const column = known.map((name) => names.indexOf(name)).find((at) => at >= 0);
    return column === undefined ? [] : [{ field, column }];
  });
}
