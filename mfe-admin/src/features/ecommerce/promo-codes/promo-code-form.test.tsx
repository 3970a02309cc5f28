import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { PromoCodeFormScreen } from './promo-code-form-screen.tsx';

const bundles = [1, 2].map((number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  version: 1,
  name: { 'en-CA': `Bundle ${number}` },
}));
const code = {
  id: 'p1',
  version: 2,
  updatedAt: '2026-11-20T12:00:00.000Z',
  code: 'NEWYEAR10',
  kind: 'percent',
  percentOff: 10,
  bundles: [bundles[1]?.id],
  isForNewCustomers: false,
  maxUsesPerCompany: 1,
  startsAt: '2026-01-01T05:00:00.000Z',
  isActive: true,
  state: 'active',
  used: 1,
  isUsed: true,
};
const example = { credits: 150, priceCents: 13_500, discountedCents: 12_150, bonusCredits: 0, currency: 'CAD' };
const uses = [
  {
    orderId: 'o1',
    orderNumber: '42',
    buyer: 'Nair Homes Inc.',
    state: 'final',
    discountCents: 1_350,
    currency: 'CAD',
    at: '2026-11-20T12:00:00.000Z',
  },
];
const open = (at: string, over: Readonly<Record<string, FakeResponse>> = {}) =>
  openAsStaff({
    screen: <PromoCodeFormScreen />,
    at,
    path: at.endsWith('create') ? '/admin/promo-codes/create' : '/admin/promo-codes/:id/edit',
    permissions: ['viewCreditBundles', 'viewPromoCodes', 'createCreditBundles', 'modifyCreditBundles'],
    responses: {
      'GET /admin/promo-codes/p1': [200, code],
      'GET /admin/promo-codes/p1/history': [200, { changes: [] }],
      'GET /admin/promo-codes/p1/uses': [200, { uses }],
      'GET /admin/credit-bundles': [200, { records: bundles, pagination: {} }],
      'GET /admin/ecommerce/promo-example': [200, example],
      'POST /admin/promo-codes': (body) => [201, { ...code, ...body, id: 'p2', version: 1 }],
      'PATCH /admin/promo-codes/p1': (body) => [200, { ...code, ...body, version: 3 }],
      ...over,
    },
  });
const edit = '/admin/promo-codes/p1/edit';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  localStorage.clear();
});

describe('the form of a promo code', () => {
  it('shows what the code makes of a price', async () => {
    open(edit);
    expect(await screen.findByText('150 credits for $135.00 becomes $121.50.')).toBeTruthy();
  });
  it('creates a code with a generated text, in capital letters', async () => {
    const { changes } = open('/admin/promo-codes/create');
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: 'spring' } });
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('SPRING');
    press('Generate a code');
    const generated = screen.getByLabelText<HTMLInputElement>('Code').value;
    expect(generated).toMatch(/^[A-Z2-9]{8}$/);
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'amount' } });
    fill(/^Amount off/, '20');
    fireEvent.change(screen.getByLabelText(/^Currency/), { target: { value: 'CAD' } });
    fireEvent.click(await screen.findByLabelText('Bundle 1'));
    fill('Uses per company', '1');
    fill(/^Valid from/, '2026-12-01T09:00');
    press('Create');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({
      code: generated,
      kind: 'amount',
      amountOffCents: 2_000,
      percentOff: null,
      currency: 'CAD',
      bundles: [bundles[0]?.id],
      startsAt: new Date('2026-12-01T09:00').toISOString(),
      endsAt: null,
    });
  });
  it('shows the value of the kind only, and forgets the others', async () => {
    open(edit);
    await screen.findByLabelText(/^Percentage off/, { selector: 'input' });
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'credits' } });
    expect(screen.queryByLabelText(/^Percentage off/, { selector: 'input' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'percent' } });
    expect(screen.getByLabelText<HTMLInputElement>(/^Percentage off/, { selector: 'input' }).value).toBe('');
  });
  it('fixes the text of a used code, lists its uses and can end it', async () => {
    const { changes } = open(edit);
    expect(await screen.findByText('Nair Homes Inc., order 42')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Code').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Generate a code' })).toBeNull();
    press('End this code');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ version: 2, isActive: false });
  });
  it('shows the server’s message at its field', async () => {
    const message = 'The code was used more often. Enter a higher number.';
    open(edit, {
      'PATCH /admin/promo-codes/p1': [
        422,
        { code: 'input-refused', message: 'Correct.', errors: { maxUses: [message] } },
      ],
    });
    await screen.findByText('Nair Homes Inc., order 42');
    fill(/^Uses in total/, '1');
    press('Save');
    expect(await screen.findByText(message)).toBeTruthy();
  });
});
