import { fireEvent, screen, waitFor } from '@testing-library/react';
import { user } from '../../testing/open-screen.tsx';
import { accountStats, factOf, open, wallet } from './testing/open-billing.tsx';

const saved = {
  id: 'company-1',
  name: 'Nair Homes Inc.',
  phone: '+14165550123',
  line1: '214 Roncesvalles Ave',
  city: 'Toronto',
  postalCode: 'M6R 2M1',
  province: 'ON',
};

beforeEach(() => {
  localStorage.clear();
});

describe('the wallet', () => {
  it('shows when bonus credits expire', async () => {
    const expiring = { credits: 20, lastDay: '2026-12-24' };
    open({ over: { '/elandlord/wallet': { wallet: { ...wallet, expiring } } } });
    const text = '20 bonus credits expire after December 24, 2026. Bonus credits are spent first.';
    expect(await screen.findByText(text)).toBeTruthy();
  });
  it('shows no expiry without bonus credits', async () => {
    open();
    await screen.findByText('128');
    expect(screen.queryByText(/expires? after/)).toBeNull();
  });
  it('shows the credits, what they are used for and how long they last', async () => {
    open();
    await screen.findByText('128');
    expect([factOf('Used per day'), factOf('Lasts'), factOf('Live listings')]).toEqual([
      '8 credits',
      'about 16 days',
      '5 of 6',
    ]);
  });
  it('names no duration while nothing is used', async () => {
    open({ over: { '/elandlord/account-stats': { accountStats: { ...accountStats, dailyCreditUsage: 0 } } } });
    await screen.findByText('128');
    expect([factOf('Used per day'), factOf('Lasts')]).toEqual(['Nothing', '–']);
  });
  it('lasts less than a day when the credits do not pay for a day', async () => {
    open({ over: { '/elandlord/account-stats': { accountStats: { ...accountStats, numOfDaysLeft: 0 } } } });
    await screen.findByText('128');
    expect(factOf('Lasts')).toBe('less than a day');
  });
  it('explains a failure and leaves the transactions in place', async () => {
    open({ over: { '/elandlord/wallet': 503 } });
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t load your wallet');
    expect(await screen.findByRole('cell', { name: /^Listing live for a day/ })).toBeTruthy();
  });
});

describe('without a wallet', () => {
  it('a landlord is sent to the confirmation of the email, and nothing is requested', async () => {
    const { requested } = open({ isVerified: false });
    expect((await screen.findByRole('link', { name: 'Confirm my email' })).getAttribute('href')).toBe(
      '/landlord/verify',
    );
    expect(requested()).toEqual([]);
  });
  it('another user reads that wallets are for landlords', async () => {
    open({ role: 'renter' });
    expect(await screen.findByText('This page belongs to landlord accounts.')).toBeTruthy();
  });
});

describe('before the permissions are loaded', () => {
  const permissionsPath = '/permissions/get-user-permissions';
  it('a landlord sees that the wallet is loading, then the wallet', async () => {
    const permissions = { permissions: { viewWallet: true }, version: 1 };
    const { requested, refresh } = open({
      arePermissionsStored: false,
      over: { '/my-user': { user }, [permissionsPath]: permissions },
    });
    expect((await screen.findByRole('status')).textContent).toBe('This page is loading');
    expect(screen.queryByText('For landlords')).toBeNull();
    expect(requested()).toEqual([]);
    await refresh();
    expect(await screen.findByText('128')).toBeTruthy();
  });
  it('a failure to load them is explained', async () => {
    const { refresh, requested } = open({
      arePermissionsStored: false,
      over: { '/my-user': { user }, [permissionsPath]: 503 },
    });
    await refresh();
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t load this page');
    expect(screen.queryByText('For landlords')).toBeNull();
    const count = () => requested().filter((path) => path === permissionsPath).length;
    const before = count();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(count()).toBeGreaterThan(before);
    });
  });
});

describe('the billing information', () => {
  const path = '/ecommerce/billing-information';
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const inputOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  it('is shown, edited in place and saved', async () => {
    let stored: object = saved;
    const change = (body: unknown) => {
      if (body) stored = { ...saved, ...(body as object) };
      return { billingInformation: stored };
    };
    const { sent } = open({ over: { [path]: change } });
    await screen.findByText('+1 416 555 0123');
    expect(await screen.findByText('Toronto, Ontario M6R 2M1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    fill('City', 'Ottawa');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ottawa, Ontario M6R 2M1')).toBeTruthy();
    const { id, ...rest } = saved;
    expect(id).toBe('company-1');
    expect(sent.flatMap(({ body }) => (body ? [JSON.parse(body)] : []))).toEqual([
      { ...rest, line2: null, city: 'Ottawa' },
    ]);
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
    });
  });
  it('shows an error of the server at its field and retains the input', async () => {
    const refusal = {
      status: 422,
      message: 'Check the form.',
      code: 'invalid',
      errors: { phone: ['Enter a phone number.'] },
    };
    open({ over: { [path]: (body: unknown) => (body ? refusal : { billingInformation: saved }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fill('Phone', '+1 613 555 0123');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(inputOf('Phone').getAttribute('aria-invalid')).toBe('true');
    });
    expect([inputOf('Phone').value, document.activeElement]).toEqual(['+1 613 555 0123', inputOf('Phone')]);
  });
  it('requires a postal code of the province before anything is sent', async () => {
    const { sent } = open({ over: { [path]: { billingInformation: saved } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fill('Province or state', 'NY');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(inputOf('Postal or ZIP code').getAttribute('aria-invalid')).toBe('true');
    });
    expect(sent.filter(({ body }) => body !== undefined)).toEqual([]);
  });
  it('can be added when there is none', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add billing information' }));
    expect(inputOf('Company or full name').value).toBe('');
    const groups = [...screen.getByLabelText('Province or state').querySelectorAll('optgroup')];
    expect(groups.map(({ label, children }) => [label, children.length])).toEqual([
      ['Canada', 13],
      ['United States', 51],
    ]);
  });
  it('explains a failure', async () => {
    open({ over: { [path]: 503 } });
    expect(await screen.findByText('We can’t load your billing information')).toBeTruthy();
  });
});

describe('the copy in this browser', () => {
  it('shows the numbers of the last visit until they are loaded', async () => {
    const first = open();
    await screen.findByText('128');
    first.unmount();
    open({ over: { '/elandlord/wallet': { wallet: { ...wallet, credits: 64 } } } });
    expect(screen.getByText('128')).toBeTruthy();
    expect(await screen.findByText('64')).toBeTruthy();
  });
  it('masks the billing information', async () => {
    open({ over: { '/ecommerce/billing-information': { billingInformation: saved } } });
    await screen.findByText('Toronto, Ontario M6R 2M1');
    const copies = JSON.stringify({ ...localStorage });
    expect(JSON.parse(localStorage.getItem('porchlight:user:u1:billing')!)).toMatchObject({
      value: { name: 'N', postalCode: 'M6R', province: 'ON' },
      expires: expect.any(Number),
    });
    for (const secret of ['Nair Homes', '4165550123', 'Roncesvalles', 'M6R 2M1']) expect(copies).not.toContain(secret);
  });
});
