import { fireEvent, screen, within } from '@testing-library/react';
import { companyId, companyResponses, recordCalls } from '../../testing/a-company.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const at = `/support/company/${companyId}`;
const permissions = ['showCompany', 'showUser', 'showListings', 'viewCompanies'] as const;
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (visit: Visit = {}) => openAsSupport({ at, permissions, responses: companyResponses, ...visit });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('the record of a company', () => {
  it('shows what the company is, has and did', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Maple Homes' })).toBeTruthy();
    expect(screen.getByText('Property manager, joined Mar 2, 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: '+14165550100' }).getAttribute('href')).toBe('tel:+14165550100');
    const account = await card('Membership and credits');
    expect(await account.findByText('Member')).toBeTruthy();
    for (const text of ['214', '300', '86']) expect(account.getByText(text)).toBeTruthy();
    expect(account.queryByText('Credits held for a dispute')).toBeNull();
    const orders = await card('Orders and receipts');
    expect(await orders.findByText('RC-2026-000123')).toBeTruthy();
    expect(orders.getByText('$152.52')).toBeTruthy();
  });
  it('leads to its users and its homes', async () => {
    open();
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('Leila H.')).toBe('/support/user/u1');
    expect(await hrefOf('Quiet home')).toBe('/support/listing/home000000');
    expect((await card('Users')).getByText('Email not confirmed')).toBeTruthy();
    expect((await card('Homes')).getByText('3 homes, 1 active, 1 shown')).toBeTruthy();
  });
  it('shows the health of its feeds, with links to their logs', async () => {
    open({ permissions: ['showCompany', 'showFeedLogs'] });
    const feeds = await card('Feeds');
    const link = await feeds.findByRole('link', { name: 'Maple nightly' });
    expect(link.getAttribute('href')).toBe('/support/feed-logs/f1');
    for (const text of ['Failing', '200 homes', 'OK', 'Off, 1 home']) expect(feeds.getByText(text)).toBeTruthy();
  });
  it('says that a company has no feeds, and loads them again after a failure', async () => {
    const responses = { ...companyResponses, [recordCalls.feeds]: [503, { feeds: [] }] };
    open({ permissions: ['showCompany', 'showFeedLogs'], responses });
    const feeds = await card('Feeds');
    fireEvent.click(await feeds.findByRole('button', { name: 'Try again' }));
    expect(await feeds.findByText('This company has no feeds.')).toBeTruthy();
  });
  it('has no feeds for readers who may not see their logs, without a request', async () => {
    const { calls } = open();
    expect(await (await card('Homes')).findByText('Quiet home')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Feeds' })).toBeNull();
    expect(calls()).not.toContain(recordCalls.feeds);
  });
  it('has no links that its reader may not follow, and no history', async () => {
    const { calls } = open({ permissions: ['showCompany'] });
    expect(await (await card('Users')).findByText('Leila H.')).toBeTruthy();
    await (await card('Homes')).findByText('Quiet home');
    for (const name of ['Leila H.', 'Quiet home', 'Merge listings', 'Edit company'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(calls()).not.toContain(recordCalls.history);
  });
  it('loads each card again by itself', async () => {
    const { calls } = open({
      responses: { ...companyResponses, [recordCalls.account]: [503, companyResponses[recordCalls.account]![0]!] },
    });
    const account = await card('Membership and credits');
    const retry = await account.findByRole('button', { name: 'Try again' });
    expect(await (await card('Users')).findByText('Leila H.')).toBeTruthy();
    fireEvent.click(retry);
    expect(await account.findByText('Member')).toBeTruthy();
    expect(calls().filter((call) => call === recordCalls.users)).toHaveLength(1);
  });
  it('keeps its cards when the facts fail', async () => {
    open({ responses: { ...companyResponses, [recordCalls.record]: [503] } });
    expect(await screen.findByText('We couldn’t load the company')).toBeTruthy();
    expect(await (await card('Homes')).findByText('Quiet home')).toBeTruthy();
  });
  it('explains that a company does not exist', async () => {
    open({ responses: { ...companyResponses, [recordCalls.record]: [404] } });
    expect(await screen.findByText('This company doesn’t exist')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All companies' }).getAttribute('href')).toBe('/support/companies');
  });
  it('is closed to users who may not see companies, without a request', async () => {
    const { calls } = open({ permissions: ['showListings'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
  it('is in French in a French page', async () => {
    open({ language: 'fr-CA' });
    expect(await screen.findByText('Utilisateurs', { selector: 'h2' })).toBeTruthy();
    expect(await screen.findByText('Commandes et reçus', { selector: 'h2' })).toBeTruthy();
  });
});
