import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aCompanySummary, companyId, companyResponses } from '../../testing/a-company.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const call = 'GET /support/company-search';
const at = '/support/company-search/';
const permissions = ['showCompanies', 'showCompany'] as const;
const other = aCompanySummary({ id: '44444444-4444-4444-8444-444444444444', name: 'Maple Court' });
const found = (...companies: object[]) => ({ ...companyResponses, [call]: [{ companies, hasPayments: true }] });
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (visit: Visit) => openAsSupport({ at, permissions, responses: {}, ...visit });
async function search(text: string) {
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Name, website, phone, email, receipt or ID' }), {
    target: { value: text },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
}

beforeEach(() => {
  localStorage.clear();
  // React passes the submitted form to FormData; Node's FormData accepts no form element.
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => ({}) as FormData);
});
afterEach(() => jest.restoreAllMocks());

describe('the search of companies', () => {
  it('shows hits with city and live homes', async () => {
    const { calls } = open({ responses: found(aCompanySummary(), other) });
    await search(' maple ');
    expect((await screen.findByRole('link', { name: 'Maple Court' })).getAttribute('href')).toBe(
      `/support/company/${other.id}`,
    );
    expect(screen.getAllByText('Toronto')).toHaveLength(2);
    expect(screen.getByText('2 companies')).toBeTruthy();
    expect(calls()).toEqual([`${call}?search=maple`]);
  });
  it('opens the only hit at once', async () => {
    const { address } = open({ responses: found(aCompanySummary()) });
    await search('maple');
    await waitFor(() => expect(address()).toBe(`/support/company/${companyId}`));
  });
  it('keeps a text that is too short, and explains it without a request', async () => {
    const { calls } = open({ responses: found() });
    await search('ab');
    expect(screen.getByText('Enter at least 3 characters.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ab');
    expect(calls()).toEqual([]);
  });
  it('explains how it matches when it finds none', async () => {
    open({ responses: found() });
    await search('cedar');
    expect(await screen.findByText('No companies match')).toBeTruthy();
  });
  it('says when receipts are not searched', async () => {
    open({ responses: { [call]: [{ companies: [], hasPayments: false }] } });
    await search('RC-2026-000123');
    expect(await screen.findByText('Receipts aren’t searched at the moment')).toBeTruthy();
    expect(screen.getByText('No companies match')).toBeTruthy();
  });
  it('is repeated after a failure', async () => {
    open({ responses: { [call]: [503, { companies: [], hasPayments: true }] } });
    await search('cedar');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No companies match')).toBeTruthy();
  });
});
