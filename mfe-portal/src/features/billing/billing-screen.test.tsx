import { refreshSession, restore, storage, userStorageName, type Send } from '@porchlight/client';
import type { CreditTransaction } from '@porchlight/contracts/commerce';
import { inSite } from '@porchlight/listing-ui/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BillingScreen } from './billing-screen.tsx';

const transaction = (over: Partial<CreditTransaction> = {}): CreditTransaction => ({
  id: '1',
  at: '2026-11-20T12:00:00.000Z',
  kind: 'daily',
  credits: -1,
  balanceAfter: 127,
  ...over,
});
const page = (transactions: readonly CreditTransaction[], nextPages: readonly number[] = []) => ({
  transactions,
  pagination: {
    currentPage: 1,
    prevPages: [],
    nextPages,
    showing: { start: 1, end: transactions.length },
    total: transactions.length,
    more: false,
    numOfListingsFromPageOne: transactions.length,
    endOfListings: nextPages.length === 0,
  },
});
const user = {
  id: 'u1',
  email: 'p@example.com',
  firstName: 'Priya',
  emailVerified: true,
  roles: [{ key: 'landlord', name: 'landlord' }],
};
const wallet = { credits: 128, isMember: false, membershipExpiryDate: null };
const accountStats = { numOfListings: 6, numOfEnabledListings: 5, numOfDaysLeft: 16, dailyCreditUsage: 8 };
const responses = {
  '/elandlord/wallet': { wallet },
  '/elandlord/account-stats': { accountStats },
  '/elandlord/transactions/credits': page([transaction()]),
};

beforeEach(() => {
  localStorage.clear();
});
beforeAll(() => {
  // jsdom has no media queries: a wide window.
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

interface Visitor {
  readonly role?: string;
  readonly isVerified?: boolean;
  /** Whether this browser has the user's permissions of an earlier visit. */
  readonly arePermissionsStored?: boolean;
  readonly over?: Readonly<Record<string, object | number>>;
}
/** Opens billing as a user; a number among the responses is the status of a failure. */
function open({ role = 'landlord', isVerified = true, arePermissionsStored = true, over = {} }: Visitor = {}) {
  const requested: string[] = [];
  const table: Readonly<Record<string, object | number>> = { ...responses, ...over };
  const send: Send = (path) => {
    requested.push(path);
    const response = table[path.split('?')[0] ?? ''] ?? 404;
    return Promise.resolve(
      typeof response === 'number'
        ? { status: response, body: '{"message":"Try again in a moment.","code":"busy"}' }
        : { status: 200, body: JSON.stringify(response) },
    );
  };
  const { store, wrapper } = inSite({ at: '/portal/billing', send });
  const roles = [{ key: role, name: role }];
  storage.write('user:token', 'token');
  storage.write('user:info', { ...user, emailVerified: isVerified, roles });
  if (arePermissionsStored)
    storage.write(userStorageName('u1', 'permissions'), role === 'landlord' && isVerified ? { viewWallet: true } : {});
  restore(store);
  render(<BillingScreen />, { wrapper });
  return { requested, refresh: () => act(() => store.dispatch(refreshSession())) };
}
const factOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;

describe('the wallet', () => {
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
    expect(await screen.findByRole('cell', { name: 'Listing live for a day' })).toBeTruthy();
  });
});

describe('credit transactions', () => {
  it('show what changed the balance, with its sign', async () => {
    const rows = [transaction(), transaction({ id: '2', kind: 'adjustment', credits: 1500, balanceAfter: 1628 })];
    open({ over: { '/elandlord/transactions/credits': page(rows) } });
    const [, spent, received] = await screen.findAllByRole('row');
    expect(within(spent!).getByText('−1')).toBeTruthy();
    expect(within(received!).getByText('+1,500')).toBeTruthy();
    expect(within(received!).getByText('1,628')).toBeTruthy();
    expect(within(received!).getByText('Adjustment by Porchlight')).toBeTruthy();
  });
  it('are filtered by type, and all are shown again where none is found', async () => {
    const { requested } = open({ over: { '/elandlord/transactions/credits': page([]) } });
    await screen.findByText('No transactions yet');
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'refund' } });
    await screen.findByText('No transactions of this type');
    expect(requested.at(-1)).toBe('/elandlord/transactions/credits?kind=refund');
    fireEvent.click(screen.getByRole('button', { name: 'Show all types' }));
    expect(await screen.findByText('No transactions yet')).toBeTruthy();
  });
  it('have a link to the next page', async () => {
    open({ over: { '/elandlord/transactions/credits': page([transaction()], [2]) } });
    expect((await screen.findByRole('link', { name: 'Next' })).getAttribute('href')).toContain('?p=2');
  });
});

describe('without a wallet', () => {
  it('a landlord is sent to the confirmation of the email, and nothing is requested', async () => {
    const { requested } = open({ isVerified: false });
    expect((await screen.findByRole('link', { name: 'Confirm my email' })).getAttribute('href')).toBe(
      '/landlord/verify',
    );
    expect(requested).toEqual([]);
  });
  it('another user reads that wallets are for landlords', async () => {
    open({ role: 'renter' });
    expect(await screen.findByText('Credits and wallets belong to landlord accounts.')).toBeTruthy();
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
    expect((await screen.findByRole('status')).textContent).toBe('Your wallet is loading');
    expect(screen.queryByText('No wallet')).toBeNull();
    expect(requested).toEqual([]);
    await refresh();
    expect(await screen.findByText('128')).toBeTruthy();
  });
  it('a failure to load them is explained', async () => {
    const { refresh, requested } = open({
      arePermissionsStored: false,
      over: { '/my-user': { user }, [permissionsPath]: 503 },
    });
    await refresh();
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t load your wallet');
    expect(screen.queryByText('No wallet')).toBeNull();
    const count = () => requested.filter((path) => path === permissionsPath).length;
    const before = count();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(count()).toBeGreaterThan(before);
    });
  });
});
