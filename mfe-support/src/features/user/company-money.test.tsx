import { fireEvent, screen, within } from '@testing-library/react';
import type { PermissionName } from '@porchlight/contracts';
import { companyId, companyResponses, recordCalls } from '../../testing/a-company.ts';
import { aSupportUser, supportUserId } from '../../testing/a-support-user.ts';
import { openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const user = aSupportUser({ company: { id: companyId, name: 'Maple Homes' } });
const open = (responses: Responses = {}, permissions: readonly PermissionName[] = ['showUser', 'showCompany']) =>
  openAsSupport({
    at: `/support/user/${supportUserId}`,
    permissions,
    responses: { ...companyResponses, [`GET /support/users/${supportUserId}`]: [user], ...responses },
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('the money of the company of a user', () => {
  it('is on the record of the user: wallet, orders and receipts', async () => {
    open();
    expect(await (await card('Membership and credits')).findByText('214')).toBeTruthy();
    expect(await (await card('Orders and receipts')).findByText('RC-2026-000123')).toBeTruthy();
  });
  it('fails alone, and is loaded again by itself', async () => {
    const { calls } = open({ [recordCalls.orders]: [503, companyResponses[recordCalls.orders]![0]!] });
    const orders = await card('Orders and receipts');
    const retry = await orders.findByRole('button', { name: 'Try again' });
    expect(await (await card('Membership and credits')).findByText('214')).toBeTruthy();
    fireEvent.click(retry);
    expect(await orders.findByText('RC-2026-000123')).toBeTruthy();
    expect(calls().filter((call) => call === recordCalls.account)).toHaveLength(1);
  });
  it('is not requested for a reader who may not open companies', async () => {
    const { calls } = open({}, ['showUser']);
    expect(await screen.findByText('Maple Homes')).toBeTruthy();
    expect(calls()).not.toContain(recordCalls.account);
    expect(calls()).not.toContain(recordCalls.orders);
  });
  it('is absent for a user without a company', async () => {
    const { company: _, ...renter } = user;
    const { calls } = open({ [`GET /support/users/${supportUserId}`]: [renter] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Leila H.' })).toBeTruthy();
    expect(calls()).not.toContain(recordCalls.account);
  });
});
