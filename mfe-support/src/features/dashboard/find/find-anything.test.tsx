import { jest } from '@jest/globals';
import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aCompanySummary, companyId } from '../../../testing/a-company.ts';
import { openAsSupport, type Responses } from '../../../testing/open-as-support.tsx';

const label = 'Find a user, company or listing';
const all: readonly PermissionName[] = ['showUsers', 'showCompanies', 'showCompany', 'showListings'];
const none: Responses = {
  'GET /support/user-search': [{ users: [], isMore: false }],
  'GET /support/company-search': [{ companies: [], hasPayments: true }],
  'GET /support/listings-of-search': [{ listings: [], isMore: false, hasLandlords: true }],
};
const open = (responses: Responses = {}, permissions = all) =>
  openAsSupport({ at: '/support/dashboard', permissions, responses: { ...none, ...responses } });
async function find(text: string) {
  fireEvent.change(await screen.findByRole('searchbox', { name: label }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
}

beforeEach(() => {
  localStorage.clear();
  // React passes the submitted form to FormData; Node's FormData accepts no form element.
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => ({}) as FormData);
});
afterEach(() => jest.restoreAllMocks());

describe('SUPPORT-DASHBOARD-2: the field that finds anything', () => {
  it.each([
    ['leila@example.com', '/support/user-search/'],
    ['(416) 555-0177', '/support/user-search/'],
    ['4165550177', '/support/user-search/'],
    ['4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f', '/support/user-search/'],
    ['Leila Haddad', '/support/user-search/'],
    ['RC-2026-000123', '/support/company-search/'],
    ['home000001', '/support/listing-search/'],
    ['67 Sorauren Ave', '/support/listing-search/'],
  ])('leads with %s to %s, which starts at once', async (text, path) => {
    const { address, calls } = open();
    await find(` ${text} `);
    await waitFor(() => expect(address()).toBe(path));
    await waitFor(() => expect(calls().at(-1)).toMatch(/search=/));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(text);
  });
  it('opens a single hit', async () => {
    const { address } = open({
      'GET /support/company-search': [{ companies: [aCompanySummary()], hasPayments: true }],
    });
    await find('RC-2026-000123');
    await waitFor(() => expect(address()).toBe(`/support/company/${companyId}`));
  });
  it('leads to a search that its user may use', async () => {
    const { address } = open({}, ['showListings']);
    await find('Leila Haddad');
    await waitFor(() => expect(address()).toBe('/support/listing-search/'));
  });
  it('explains that a text is too short', async () => {
    const { address } = open();
    await find('ab');
    expect(screen.getByText('Enter at least 3 characters.')).toBeTruthy();
    expect(address()).toBe('/support/dashboard');
  });
  it('is absent for users without a search', async () => {
    open({}, ['showReportedListings']);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
  });
});
