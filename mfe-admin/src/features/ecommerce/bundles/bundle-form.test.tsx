import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { BundleFormScreen } from './bundle-form-screen.tsx';

const bundle = {
  id: 'b1',
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
  name: { 'en-CA': '150 credits', 'fr-CA': '150 crédits' },
  credits: 150,
  bonusCredits: 0,
  priceCadCents: 13_500,
  isBestValue: true,
  isActive: true,
  validFrom: '2026-01-01T05:00:00.000Z',
  sortOrder: 3,
  state: 'active',
  isSold: true,
};
const owner = ['viewCreditBundles', 'createCreditBundles', 'modifyCreditBundles'] as const;
const open = (
  at: string,
  over: Readonly<Record<string, FakeResponse>> = {},
  permissions: readonly (typeof owner)[number][] = owner,
) =>
  openAsStaff({
    screen: <BundleFormScreen />,
    at,
    path: '/admin/credit-bundles/:id/edit',
    permissions,
    responses: {
      'GET /admin/credit-bundles/b1': [200, bundle],
      'GET /admin/credit-bundles/b1/history': [200, { changes: [] }],
      'PATCH /admin/credit-bundles/b1': (body) => [200, { ...bundle, ...body, version: 4 }],
      ...over,
    },
  });
const edit = '/admin/credit-bundles/b1/edit';
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const preview = () => within(screen.getByText('In the checkout').closest('section, div')!.parentElement!);

beforeEach(() => {
  localStorage.clear();
});

describe('the form of a credit bundle', () => {
  it('shows the price for a credit while it is typed', async () => {
    open(edit);
    await screen.findByText('$0.90 a credit');
    fill(/^Price in Canadian dollars/, '120,00');
    fill('Bonus credits', '10');
    expect(preview().getByText('$0.75 a credit')).toBeTruthy();
    fill(/^Price in US dollars/, '96');
    expect(preview().getByText('US$0.60 a credit')).toBeTruthy();
  });
  it('sends cents, and null for what is empty', async () => {
    const { changes } = open(edit);
    await screen.findByText('$0.90 a credit');
    fill(/^Price in Canadian dollars/, '139.5');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({
      version: 3,
      priceCadCents: 13_950,
      priceUsdCents: null,
      validTo: null,
      maxPerCustomer: null,
      validFrom: '2026-01-01T05:00:00.000Z',
    });
  });
  it('keeps the text and names the fault of an amount that is none', async () => {
    const { changes } = open(edit);
    await screen.findByText('$0.90 a credit');
    fill(/^Price in Canadian dollars/, '12.345');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter an amount like 25.00, from 0.50 to 1000000.00.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Price in Canadian dollars/).value).toBe('12.345');
    expect(changes).toEqual([]);
  });
  it('takes a sold bundle off sale, and says that its orders keep their price', async () => {
    const { changes } = open(edit);
    fireEvent.click(await screen.findByRole('button', { name: 'Take off sale' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ version: 3, isActive: false, credits: 150 });
    expect(screen.getByText(/Their orders and receipts keep the price/)).toBeTruthy();
  });
  it('compares both versions when someone else saved it', async () => {
    open(edit, {
      'PATCH /admin/credit-bundles/b1': [409, { code: 'version-conflict', message: 'Changed.', current: bundle }],
    });
    await screen.findByText('$0.90 a credit');
    fill(/^Price in Canadian dollars/, '120');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this record' }));
    expect(dialog.getByText('$120.00')).toBeTruthy();
    expect(dialog.getByText('$135.00')).toBeTruthy();
  });
  it('is text for users who may only view it', async () => {
    open(edit, {}, ['viewCreditBundles']);
    expect(await screen.findByText('$135.00', { selector: 'dd' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Take off sale|Save/ })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
