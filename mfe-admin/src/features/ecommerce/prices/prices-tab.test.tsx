import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { EcommerceScreen } from '../ecommerce-screen.tsx';

const list = (validFrom: string, activation: number) => ({
  validFrom,
  activation,
  featuredActivation: 15,
  daily: 1,
  featuredDaily: 3,
});
const cad = {
  currency: 'CAD',
  version: 2,
  lists: [list('2026-12-01T05:00:00.000Z', 12), list('2026-01-01T05:00:00.000Z', 10)],
};
const usd = { currency: 'USD', version: 1, lists: [list('2026-01-01T05:00:00.000Z', 8)] };
const path = '/admin/ecommerce/credit-prices';
const open = (over: Readonly<Record<string, FakeResponse>> = {}) =>
  openAsStaff({
    screen: <EcommerceScreen />,
    at: '/admin/ecommerce?tab=prices',
    permissions: ['viewEcommerce', 'modifyCreditBundles'],
    responses: {
      [`GET ${path}`]: [200, { currencies: [cad, usd] }],
      [`POST ${path}`]: [201, { ...cad, version: 3 }],
      ...over,
    },
  });
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save prices' }));

beforeEach(() => {
  localStorage.clear();
});

describe('the prices of listings', () => {
  it('show what is announced, and which list is current', async () => {
    open();
    expect((await screen.findByText('From December 1, 2026')).closest('li')?.textContent).toContain('Announced');
    expect(screen.getByText('From January 1, 2026').closest('li')?.textContent).toContain('Current');
  });
  it('are announced with the version that was seen', async () => {
    const { changes } = open();
    await screen.findByText('Next prices');
    fill('Turning a listing on', '14');
    save();
    expect(await screen.findByText('Fill in “Valid from”.', { exact: false, selector: 'p, span' })).toBeTruthy();
    expect(changes).toEqual([]);
    fill('Valid from', '2027-01-01');
    save();
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({
      currency: 'CAD',
      version: 2,
      validFrom: '2027-01-01',
      activation: 14,
      featuredActivation: 15,
      daily: 1,
      featuredDaily: 3,
    });
  });
  it('keep the text when the server refuses them', async () => {
    const message = 'Choose today or a later day.';
    open({ [`POST ${path}`]: [422, { code: 'input-refused', message: 'Correct.', errors: { validFrom: [message] } }] });
    await screen.findByText('Next prices');
    fill('Valid from', '2026-01-01');
    save();
    expect((await screen.findAllByText(message, { exact: false })).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Valid from').value).toBe('2026-01-01');
  });
  it('are shown per currency', async () => {
    open();
    await screen.findByText('Next prices');
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'USD' } });
    expect(screen.getByLabelText<HTMLInputElement>('Turning a listing on').value).toBe('8');
  });
  it('have no form for users who may only view them', async () => {
    openAsStaff({
      screen: <EcommerceScreen />,
      at: '/admin/ecommerce?tab=prices',
      permissions: ['viewEcommerce'],
      responses: { [`GET ${path}`]: [200, { currencies: [cad, usd] }] },
    });
    expect(await screen.findByText('All prices')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
  it('say that they failed to load', async () => {
    open({ [`GET ${path}`]: [503, { code: 'unavailable', message: 'Try again soon.' }] });
    expect(await screen.findByText('We couldn’t load the prices')).toBeTruthy();
  });
});
