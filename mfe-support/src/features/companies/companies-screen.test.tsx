import { fireEvent, screen, within } from '@testing-library/react';
import { aCompanySummary, companyId, companyPage } from '../../testing/a-company.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const call = 'GET /support/companies';
const at = '/support/companies';
const permissions = ['showCompanies', 'showCompany'] as const;
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (visit: Visit) => openAsSupport({ at, permissions, responses: {}, ...visit });

beforeEach(() => localStorage.clear());

describe('the list of companies', () => {
  it('shows city, users, live homes and membership, and leads to the record', async () => {
    open({ responses: { [call]: [companyPage(aCompanySummary())] } });
    const link = await screen.findByRole('link', { name: 'Maple Homes' });
    expect(link.getAttribute('href')).toBe(`/support/company/${companyId}`);
    const row = within(link.closest('tr')!);
    for (const text of ['Toronto', '2', '6', 'Dec 20, 2026']) expect(row.getByText(text)).toBeTruthy();
    expect(screen.getByText('1 company')).toBeTruthy();
  });
  it('names what is not known of a company', async () => {
    const { id, name, users } = aCompanySummary();
    open({ responses: { [call]: [companyPage({ id, name, users })] } });
    const row = within((await screen.findByRole('link', { name })).closest('tr')!);
    for (const text of ['Not stated', 'Not available', 'No membership']) expect(row.getByText(text)).toBeTruthy();
  });
  it('has the members, and those whose membership ends, beside it', async () => {
    const { calls } = open({ at: `${at}/expiring`, responses: { [call]: [companyPage()] } });
    expect(await screen.findByText('No memberships end within 30 days')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ending within 30 days' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Members' }).getAttribute('href')).toBe(`${at}/members`);
    expect(calls()).toEqual([`${call}?filter=expiring`]);
  });
  it('has those with a restricted landlord beside it', async () => {
    const { calls } = open({ at: `${at}/restricted`, responses: { [call]: [companyPage()] } });
    expect(await screen.findByText('No company has a restricted landlord')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Restricted' }).getAttribute('aria-current')).toBe('page');
    expect(calls()).toEqual([`${call}?filter=restricted`]);
  });
  it('shows all for an unknown filter, with a notice', async () => {
    const { calls } = open({ at: `${at}/closed`, responses: { [call]: [companyPage(aCompanySummary())] } });
    expect(await screen.findByText('This list doesn’t exist')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Maple Homes' })).toBeTruthy();
    expect(calls()).toEqual([`${call}?filter=all`]);
  });
  it('explains why it is missing, and is loaded again', async () => {
    open({ responses: { [call]: [503, companyPage()] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No companies yet')).toBeTruthy();
  });
  it('is closed to users who may not see companies, without a request', async () => {
    const { calls } = open({ permissions: ['showCompany'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
});
