import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRenewalMember, aRenewalPreview, membersPage, runId } from '../../testing/a-renewal.ts';
import { companyId } from '../../testing/a-company.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const path = '/support/membership-renewals';
const calls = {
  members: `GET ${path}/members`,
  preview: `POST ${path}/preview`,
  start: `POST ${path}/runs`,
} as const;
const at = '/support/membership-renewal/';
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (visit: Visit) =>
  openAsSupport({
    at,
    permissions: ['showMembershipRenewals', 'createMembershipRenewals', 'showCompany'],
    ...visit,
    responses: {
      [calls.members]: [membersPage(aRenewalMember())],
      [calls.preview]: [aRenewalPreview],
      ...visit.responses,
    },
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Selects the member and opens the terms. */
async function choose(): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Maple Homes' }));
  await press('Renew');
  await screen.findByRole('heading', { name: 'Renew 1 membership' });
}

beforeEach(() => localStorage.clear());

describe('the members to renew', () => {
  it('show when their membership ends, and lead to their company', async () => {
    open({});
    const link = await screen.findByRole('link', { name: 'Maple Homes' });
    expect(link.getAttribute('href')).toBe(`/support/company/${companyId}`);
    const row = within(link.closest('tr')!);
    for (const text of ['Dec 20, 2026', '20 days left', 'ON', 'Card saved']) expect(row.getByText(text)).toBeTruthy();
    expect(screen.getByText('1 member')).toBeTruthy();
  });
  it('show when it ended, and that a renewal is in progress', async () => {
    const lapsed = aRenewalMember({ daysLeft: -1, isInProgress: true, hasCard: false });
    open({ responses: { [calls.members]: [membersPage(lapsed)] } });
    for (const text of ['Ended 1 day ago', 'Renewal in progress', 'No card'])
      expect(await screen.findByText(text)).toBeTruthy();
  });
  it('are filtered by the address', async () => {
    const { calls: sent } = open({ at: `${at}?province=QC`, responses: { [calls.members]: [membersPage()] } });
    expect(await screen.findByText('No members match')).toBeTruthy();
    expect(sent()).toEqual([`${calls.members}?province=QC&lang=en-CA`]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByText('No memberships end in these dates')).toBeTruthy();
  });
  it('are loaded again after a failure', async () => {
    open({ responses: { [calls.members]: [503, membersPage()] } });
    await press('Try again');
    expect(await screen.findByText('No memberships end in these dates')).toBeTruthy();
  });
  it('are closed to users without the permission, and cannot be selected by those who only see them', async () => {
    const { calls: sent, unmount } = open({ permissions: ['showCompany'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(sent()).toEqual([]);
    unmount();
    open({ permissions: ['showMembershipRenewals'] });
    expect(await screen.findByText('Maple Homes')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the renewal of the selected members', () => {
  it('needs a term, an invoice number and a note', async () => {
    const { changes } = open({});
    await choose();
    write('Term in months', '37');
    await press('Review');
    for (const text of [/months from 1 to 36/, 'Enter the invoice number.', 'Enter at least 3 characters.'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(changes()).toEqual([]);
  });
  it('is reviewed with old and new last days and totals, and starts a run after a confirmation', async () => {
    const { changes, address } = open({ responses: { [calls.start]: [{ id: runId }] } });
    await choose();
    write('Term in months', '6');
    fireEvent.click(screen.getByRole('radio', { name: /Card on file/ }));
    write('Note', 'Agreed by phone');
    await press('Review');
    const review = within(await screen.findByRole('region', { name: 'Review 2 renewals' }));
    for (const text of ['Jun 20, 2027', 'No card is saved.', '1 membership can be renewed.', /Total before tax: \$600/])
      expect(review.getByText(text)).toBeTruthy();
    fireEvent.click(review.getByRole('button', { name: 'Renew' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/The saved cards are charged: \$600\.00 plus tax/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Renew' }));
    await waitFor(() => expect(address()).toBe('/support/membership-renewal-results/'));
    const [preview, start] = changes();
    expect(preview?.body).toEqual({
      months: 6,
      basis: 'card',
      rows: [{ companyId, oldExpiry: '2026-12-20' }],
    });
    expect(start?.body).toMatchObject({
      months: 6,
      basis: 'card',
      note: 'Agreed by phone',
      key: expect.stringMatching(/^[0-9a-z]{20,40}$/),
    });
    expect((start?.body['rows'] as object[])[0]).toEqual({
      companyId,
      oldExpiry: '2026-12-20',
      priceCents: 60_000,
      currency: 'CAD',
    });
  });
  it('is reviewed again after its terms change', async () => {
    open({});
    await choose();
    write('Invoice number', 'INV-7');
    write('Note', 'Paid by cheque');
    await press('Review');
    expect(await screen.findByRole('region', { name: 'Review 2 renewals' })).toBeTruthy();
    write('Term in months', '3');
    expect(screen.queryByRole('region', { name: 'Review 2 renewals' })).toBeNull();
  });
  it('that cannot be reviewed says why, and keeps what was typed', async () => {
    open({ responses: { [calls.preview]: [503] } });
    await choose();
    write('Invoice number', 'INV-7');
    write('Note', 'Paid by cheque');
    await press('Review');
    expect(await screen.findByText('Try again in a moment.')).toBeTruthy();
    expect((screen.getByLabelText('Note') as HTMLTextAreaElement).value).toBe('Paid by cheque');
  });
  it('can be left with the selection', async () => {
    open({});
    await choose();
    await press('Back to the list');
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });
});
