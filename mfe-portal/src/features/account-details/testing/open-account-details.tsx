import type { Company } from '@porchlight/contracts/accounts';
import { apiInTurn, type Responses } from '../../../testing/api-in-turn.ts';
import { openScreen, type Visitor } from '../../../testing/open-screen.tsx';
import { AccountDetailsScreen } from '../account-details-screen.tsx';

export const readCompany = 'GET /user/company';
export const changeCompany = 'PATCH /user/company';
export const readLowCreditMail = 'GET /elandlord/low-credit-mail';
export const readLeadMail = 'GET /elandlord/lead-mail';
export const readDocuments = 'GET /user/account-documents';
export const changeLeadMail = 'PATCH /elandlord/lead-mail';

/** Creates a company that is not verified. */
export const aCompany = (over: Partial<Company> = {}): Company => ({
  name: 'Elm Homes',
  kind: 'owner',
  verifiedLevel: 1,
  legalName: 'Elm Homes Inc.',
  phone: '+14165550123',
  email: 'office@elm.example',
  website: 'https://elm.example',
  licenceNumber: null,
  city: 'Toronto',
  ...over,
});

/** Opens the account details as a landlord, and records the requests. */
export function openAccountDetails(responses: Responses = {}, visitor: Partial<Visitor> = {}) {
  const { send, requests } = apiInTurn({
    [readCompany]: [{ company: aCompany() }],
    [readLowCreditMail]: [{ enabled: true }],
    [readLeadMail]: [{ enabled: true }],
    [readDocuments]: [{ documents: [] }],
    ...responses,
  });
  const opened = openScreen(<AccountDetailsScreen />, { at: '/portal/account-details', ...visitor }, send);
  return {
    ...opened,
    calls: () => requests.map(({ call }) => call),
    changes: (changed = changeCompany) => requests.filter(({ call }) => call === changed).map(({ body }) => body),
    flashes: () => opened.store.getState().flash.map(({ text }) => text),
  };
}
