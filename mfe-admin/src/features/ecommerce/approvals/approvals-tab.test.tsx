import type { Approval } from '@porchlight/contracts/commerce';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { EcommerceScreen } from '../ecommerce-screen.tsx';

const ana = 'staff00001';
const ben = '22222222-2222-4222-8222-222222222222';
const approval = (over: Partial<Approval> = {}): Approval => ({
  id: '33333333-3333-4333-8333-333333333333',
  kind: 'adjustment',
  companyId: '44444444-4444-4444-8444-444444444444',
  companyName: 'Maple Homes',
  credits: 150,
  isPromotional: false,
  reason: 'The site was down for a day',
  requestedBy: ben,
  requestedAt: '2026-11-20T12:00:00.000Z',
  state: 'waiting',
  ...over,
});
const page = (...approvals: readonly Approval[]): FakeResponse => [
  200,
  {
    approvals,
    pagination: {
      currentPage: 1,
      prevPages: [],
      nextPages: [],
      showing: { start: 1, end: approvals.length },
      total: approvals.length,
      more: false,
      numOfListingsFromPageOne: approvals.length,
      endOfListings: true,
    },
  },
];
const all = ['viewEcommerce', 'modifyWallets', 'viewUsers'] as const;
const maple = { id: '44444444-4444-4444-8444-444444444444', name: 'Maple Homes', credits: 12 };
const open = (responses: Readonly<Record<string, FakeResponse>>, permissions: readonly (typeof all)[number][] = all) =>
  openAsStaff({
    screen: <EcommerceScreen />,
    at: '/admin/ecommerce?tab=approvals',
    permissions,
    responses: {
      'GET /staff-names': [200, { names: [{ id: ben, name: 'Ben Roy' }] }],
      'GET /admin/ecommerce/companies': [200, { companies: [maple] }],
      'GET /admin/ecommerce/approvals': page(approval()),
      ...responses,
    },
  });
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const write = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

beforeEach(() => {
  localStorage.clear();
});

describe('requests for approval', () => {
  it('show what they change, why and who made them', async () => {
    open({});
    expect(await screen.findByText('Add 150 credits to Maple Homes')).toBeTruthy();
    expect(screen.getByText('The site was down for a day')).toBeTruthy();
    expect(await screen.findByText('Requested by Ben Roy, Nov 20, 2026')).toBeTruthy();
  });
  it('of a refund show its amount and order', async () => {
    const refund = { orderId: maple.id, orderNumber: '1042', amountCents: 135_600, currency: 'CAD' } as const;
    open({ 'GET /admin/ecommerce/approvals': page(approval({ kind: 'refund', credits: -1_356, refund })) });
    expect(await screen.findByText(/^Refund .*1,356\.00 of order 1042 to Maple Homes$/)).toBeTruthy();
  });
  it('of a complimentary renewal show its company, last day and term', async () => {
    const renewal = { months: 6, oldExpiry: '2026-12-20' };
    open({ 'GET /admin/ecommerce/approvals': page(approval({ kind: 'membership-renewal', credits: 0, renewal })) });
    const title = 'Renew the membership of Maple Homes, last day Dec 20, 2026, for 6 months at no charge';
    expect(await screen.findByText(title)).toBeTruthy();
  });
  it('are approved with a note', async () => {
    const { changes } = open({
      'POST /admin/ecommerce/approvals/33333333-3333-4333-8333-333333333333/approve': [200, {}],
    });
    fireEvent.click(await button('Approve'));
    const { getByRole } = await dialog();
    write(getByRole('textbox'), 'Agreed by phone');
    fireEvent.click(getByRole('button', { name: 'Approve' }));
    await isClosed();
    expect(changes).toEqual([
      {
        call: 'POST /admin/ecommerce/approvals/33333333-3333-4333-8333-333333333333/approve',
        body: { note: 'Agreed by phone' },
      },
    ]);
  });
  it('are not rejected without a note, and a failure keeps it', async () => {
    const { changes } = open({
      'POST /admin/ecommerce/approvals/33333333-3333-4333-8333-333333333333/reject': [
        409,
        { message: 'This request has already been decided.', code: 'already-decided' },
      ],
    });
    fireEvent.click(await button('Reject'));
    const { getByRole, findByText } = await dialog();
    fireEvent.click(getByRole('button', { name: 'Reject' }));
    expect(getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(changes).toEqual([]);
    write(getByRole('textbox'), 'Not needed');
    fireEvent.click(getByRole('button', { name: 'Reject' }));
    expect(await findByText('This request has already been decided.')).toBeTruthy();
    expect((getByRole('textbox') as HTMLTextAreaElement).value).toBe('Not needed');
  });
  it('of the user name that another person must decide', async () => {
    open({ 'GET /admin/ecommerce/approvals': page(approval({ requestedBy: ana })) });
    expect(await screen.findByText('You made this request, so another person must decide it.')).toBeTruthy();
    expect(screen.getByText('Requested by you, Nov 20, 2026')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
  it('that were decided show by whom, and the note', async () => {
    const decided = {
      state: 'rejected',
      decidedBy: ana,
      decidedAt: '2026-11-21T12:00:00.000Z',
      note: 'Twice',
    } as const;
    open({ 'GET /admin/ecommerce/approvals': page(approval({ credits: -150, ...decided })) });
    expect(await screen.findByText('Take 150 credits from Maple Homes')).toBeTruthy();
    expect(screen.getByText('Rejected by you, Nov 21, 2026')).toBeTruthy();
    expect(screen.getByText('Twice')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
  it('are decided by staff who may change wallets only', async () => {
    open({}, ['viewEcommerce']);
    expect(await screen.findByText('Requested by a staff member, Nov 20, 2026')).toBeTruthy();
    for (const name of ['Approve', 'Reject', 'Grant credits'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
  it('that cannot be loaded can be loaded again', async () => {
    let isDown = true;
    open({
      'GET /admin/ecommerce/approvals': () => {
        if (isDown) return [503, { message: 'Try again in a moment.', code: 'unavailable' }];
        return page() as readonly [number, object];
      },
    });
    const retry = await button('Try again');
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Nothing to approve')).toBeTruthy();
  });
});

describe('granting credits', () => {
  const fill = async () => {
    fireEvent.click(await button('Grant credits'));
    const inDialog = await dialog();
    const company = inDialog.getByRole('combobox');
    fireEvent.click(company);
    write(company, 'map');
    fireEvent.click(await inDialog.findByText('Maple Homes'));
    write(inDialog.getByLabelText('Credits'), '150');
    write(inDialog.getByLabelText('Reason'), 'The site was down');
    return inDialog;
  };
  it('sends company, credits and reason, and reports that another person must approve', async () => {
    const { changes } = open({ 'POST /admin/ecommerce/grants': [200, { state: 'waiting' }] });
    const { getByRole } = await fill();
    fireEvent.click(getByRole('button', { name: 'Grant credits' }));
    await isClosed();
    expect(changes).toEqual([
      {
        call: 'POST /admin/ecommerce/grants',
        body: {
          companyId: maple.id,
          credits: 150,
          reason: 'The site was down',
          isPromotional: false,
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    ]);
  });
  it('keeps the input after a failure, and sends the same key again', async () => {
    const failure = { message: 'The wallet of this company holds fewer credits than that.', code: 'credits-short' };
    const { changes } = open({ 'POST /admin/ecommerce/grants': [409, failure] });
    const { getByRole, getByLabelText, findByText } = await fill();
    const send = getByRole('button', { name: 'Grant credits' });
    fireEvent.click(send);
    expect(await findByText(failure.message)).toBeTruthy();
    expect((getByLabelText('Credits') as HTMLInputElement).value).toBe('150');
    fireEvent.click(send);
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(await findByText(failure.message)).toBeTruthy();
    expect(new Set(changes.map(({ body }) => body['key'])).size).toBe(1);
  });
  it('needs a company, credits and a reason', async () => {
    const { changes } = open({});
    fireEvent.click(await button('Grant credits'));
    const { getByRole, findByText } = await dialog();
    fireEvent.click(getByRole('button', { name: 'Grant credits' }));
    expect(await findByText(/3 fields/)).toBeTruthy();
    expect(changes).toEqual([]);
  });
});
