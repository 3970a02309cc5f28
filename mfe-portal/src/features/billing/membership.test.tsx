import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { FakeResponse } from '../../testing/landlord-site.tsx';
import { factOf, open, wallet } from './testing/open-billing.tsx';

beforeEach(() => {
  localStorage.clear();
});

describe('the membership', () => {
  const openMember = async (membershipExpiryDate: string | null, isMember: boolean) => {
    open({ over: { '/elandlord/wallet': { wallet: { ...wallet, isMember, membershipExpiryDate } } } });
    await screen.findByText('128');
    const link = screen.getByRole('link', { name: /member/ });
    expect(link.getAttribute('href')).toBe('/portal/billing/checkout?membership=12');
    return [factOf('Membership'), link.textContent];
  };

  it.each([
    ['of a company that never had one', null, false, 'None', 'Become a member'],
    ['that is active', '2027-11-24T04:59:59.999Z', true, 'until November 23, 2027', 'Renew membership'],
    [
      'whose last day has passed',
      '2026-11-16T04:59:59.999Z',
      true,
      'ended on November 15, 2026, benefits continue for 14 days',
      'Renew membership',
    ],
    ['that has lapsed', '2026-08-02T03:59:59.999Z', false, 'ended on August 1, 2026', 'Renew membership'],
  ])('%s is shown with a link to the checkout', async (_, expiry, isMember, fact, link) => {
    expect(await openMember(expiry, isMember)).toEqual([fact, link]);
  });
});

describe('automatic renewal', () => {
  const member = { ...wallet, isMember: true, membershipExpiryDate: '2027-11-24T04:59:59.999Z' };
  const openSwitch = async (change: FakeResponse, autoRenews = false) => {
    const stored = { autoRenews };
    const { sent } = open({
      over: {
        '/elandlord/wallet': () => ({ wallet: { ...member, ...stored } }),
        '/elandlord/membership': (body) => {
          const response = typeof change === 'function' ? change(body) : change;
          if (Object.keys(response).length === 0) Object.assign(stored, body);
          return response;
        },
      },
    });
    const control = await screen.findByRole<HTMLInputElement>('switch', { name: /^Renew automatically/ });
    return {
      control,
      changes: () => sent.flatMap(({ path, body }) => (path === '/elandlord/membership' ? [body] : [])),
    };
  };

  it('is turned on and off by a member', async () => {
    const { control, changes } = await openSwitch({});
    expect(control.checked).toBe(false);
    fireEvent.click(control);
    await waitFor(() => expect(control.checked).toBe(true));
    fireEvent.click(control);
    await waitFor(() => expect(control.checked).toBe(false));
    expect(changes()).toEqual(['{"autoRenews":true}', '{"autoRenews":false}']);
  });
  it('stays off without a saved card, and says why', async () => {
    const { control } = await openSwitch({ status: 409, code: 'card-needed', message: 'Save a card first.' });
    fireEvent.click(control);
    expect((await screen.findByRole('alert')).textContent).toBe('Save a card first.');
    expect(control.checked).toBe(false);
  });
  it('is not offered to a company without a membership', async () => {
    open();
    await screen.findByText('128');
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
