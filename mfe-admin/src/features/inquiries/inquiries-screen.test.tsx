import type { PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { InquiriesScreen } from './inquiries-screen.tsx';

const path = '/admin/inquiries';
const id = '4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
const summary = {
  id,
  renter: 'Leila H.',
  email: 'l•••@example.com',
  state: 'answered',
  sentAt: '2026-11-20T12:00:00.000Z',
  source: 'newsletter',
  listing: { id: 'abc123defg', title: 'Bright flat', url: '/homes/on/toronto/bright-flat-abc123defg' },
  company: { id: '5f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f', name: 'Maple Homes' },
};
const inquiry = {
  ...summary,
  landlordId: '6f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f',
  hasPhone: true,
  language: 'fr-CA',
  isAddressConfirmed: true,
  sharesContact: false,
  cautions: ['link'],
  updatedAt: summary.sentAt,
  messages: [{ id: '1', from: 'renter', at: summary.sentAt, length: 42, isHeld: false }],
};
const pagination = {
  ...{ currentPage: 1, prevPages: [], nextPages: [], showing: { start: 1, end: 1 }, total: 1, more: false },
  ...{ numOfListingsFromPageOne: 1, endOfListings: true },
};
const personalData = {
  ...{ firstName: 'Leila', lastName: 'Haddad', email: 'leila@example.com', phone: '+14165550123' },
  messages: [{ id: '1', text: 'Is it <b>free</b>?' }],
};
const open = (
  at: string,
  responses: Readonly<Record<string, FakeResponse>> = {},
  permissions: readonly PermissionName[] = ['showInquiries'],
) =>
  openAsStaff({
    screen: <InquiriesScreen />,
    at,
    path: at.startsWith(`${path}/`) ? `${path}/:id` : path,
    permissions: ['viewInquiries', ...permissions],
    responses: {
      [`GET ${path}`]: [200, { inquiries: [summary], pagination }],
      [`GET ${path}/${id}`]: [200, { inquiry }],
      [`POST ${path}/${id}/personal-data`]: [200, personalData],
      ...responses,
    },
  });

beforeEach(() => {
  localStorage.clear();
});

describe('the list of inquiries', () => {
  it('shows masked renters with home, company and state', async () => {
    open(path);
    const table = within(await screen.findByRole('table', { name: 'Inquiries' }));
    expect(table.getByRole('link', { name: 'Leila H.' }).getAttribute('href')).toBe(`${path}/${id}`);
    for (const text of ['l•••@example.com', 'Bright flat', 'Maple Homes', 'newsletter', 'Answered'])
      expect(table.getByText(text)).toBeTruthy();
  });
  it('sends list, search and days of its address', async () => {
    const queries: string[] = [];
    open(`${path}?list=spam&search=leila&from=2026-11-01&to=x`, {
      [`GET ${path}`]: (_, query) => {
        queries.push(query.toString());
        return [200, { inquiries: [], pagination: { ...pagination, total: 0 } }];
      },
    });
    expect(await screen.findByText('No inquiries match')).toBeTruthy();
    expect(queries).toEqual(['list=spam&search=leila&from=2026-11-01']);
  });
  it('says why it cannot be loaded', async () => {
    open(path, { [`GET ${path}`]: [503, { message: 'Busy.' }] });
    expect(await screen.findByText('Busy.')).toBeTruthy();
  });
});

describe('an inquiry', () => {
  it('hides personal data until it is shown, and then shows messages as text', async () => {
    const { changes } = open(`${path}/${id}`);
    expect(await screen.findByText('42 characters')).toBeTruthy();
    expect(screen.queryByText('Haddad')).toBeNull();
    expect(changes).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Show personal data' }));
    expect(await screen.findByText('Is it <b>free</b>?')).toBeTruthy();
    expect(screen.getByText('Haddad')).toBeTruthy();
    expect(changes.map(({ call }) => call)).toEqual([`POST ${path}/${id}/personal-data`]);
    expect(screen.queryByRole('button', { name: 'Show personal data' })).toBeNull();
  });
  it('says why personal data cannot be shown', async () => {
    open(`${path}/${id}`, { [`POST ${path}/${id}/personal-data`]: [503, { message: 'Busy.' }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Show personal data' }));
    await waitFor(() => expect(screen.getByText('Busy.')).toBeTruthy());
  });
  it('offers no personal data to staff without the permission', async () => {
    open(`${path}/${id}`, {}, []);
    expect(await screen.findByText(/hidden from your role/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show personal data' })).toBeNull();
  });
  it('is reported as missing under an unknown id', async () => {
    open(`${path}/${id}`, { [`GET ${path}/${id}`]: [404, { message: 'Gone.', code: 'inquiry-not-found' }] });
    expect(await screen.findByText('This inquiry doesn’t exist')).toBeTruthy();
  });
});
